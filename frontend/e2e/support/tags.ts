/**
 * For a test of what a change rarely breaks, or what tests of the API and of components hold too: only `npm run test:system` runs it, like all
 * files in `e2e/system/`.
 */
export const RARELY_BROKEN = { tag: '@rarely-broken' };

/** For a test in which nothing depends on the width: it runs on the phone only (`playwright.config.ts`). */
export const ANY_WIDTH = { tag: '@any-width' };

/**
 * For a test in which a wide page is another page than a narrow one (menus, sticky parts, heights): `npm test` runs it at 1280 px too. Others
 * are repeated at 1280 px by `npm run test:system`.
 */
export const BOTH_WIDTHS = { tag: '@both-widths' };

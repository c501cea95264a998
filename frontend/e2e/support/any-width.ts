/** For a test in which nothing depends on the width: it runs on the phone only (`playwright.config.ts`). */
export const ANY_WIDTH = { tag: '@any-width' };

/**
 * For a test in which a wide page is another page than a narrow one (menus, sticky parts, heights): `npm test` runs it at 1280 px too. Tests
 * without a tag are repeated at 1280 px by `npm run test:system`.
 */
export const BOTH_WIDTHS = { tag: '@both-widths' };

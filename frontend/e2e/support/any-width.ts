/** For a test in which nothing depends on the width: it runs on the phone only (`playwright.config.ts`). */
export const ANY_WIDTH = { tag: '@any-width' };

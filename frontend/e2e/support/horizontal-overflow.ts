import type { Page } from '@playwright/test';

/** Pixels by which the page is wider than its window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

import type { Page } from '@playwright/test';

/** Opens a page and waits for hydration, before which keys and hovering have no effect. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until the current page is hydrated, which the shop records as a performance mark. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('shop hydrated').length > 0);
}

import type { Page } from '@playwright/test';

/** Opens a page and waits until it is alive: keys and hovering do nothing before, only presses and typing are kept. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Waits until the page in this tab is alive, as the shop's own mark in the browser's timeline tells. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('shop alive').length > 0);
}

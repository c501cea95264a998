import type { Page } from '@playwright/test';

/** Makes the page load only what it needs itself: a browser that saves data fetches no other pages ahead (`fetch-ahead.ts`). */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
}

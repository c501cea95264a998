import type { Page } from '@playwright/test';

/** Runs in a page: the browser saves data, and so fetches no other pages ahead (`fetch-ahead.ts`). */
export const SAVES_DATA = () =>
  void Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

/** Makes the page load only what it needs itself. */
export const saveData = (page: Page): Promise<unknown> => page.addInitScript(SAVES_DATA);

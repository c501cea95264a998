import type { Page } from '@playwright/test';

/** Delays a chunk, like a slow network, until the returned function is called. */
export async function delayChunk(page: Page, chunk: string): Promise<() => void> {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(`**/build/${chunk}-*.js`, async (route) => {
    await code;
    await route.continue();
  });
  return arrive;
}

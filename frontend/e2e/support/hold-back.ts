import type { Page } from '@playwright/test';

/** Holds back the code in a chunk, as a slow network does, until the returned function is called. */
export async function holdBack(page: Page, chunk: string): Promise<() => void> {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(`**/build/${chunk}-*.js`, async (route) => {
    await code;
    await route.continue();
  });
  return arrive;
}

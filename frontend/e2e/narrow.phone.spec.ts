import { expect, test } from '@playwright/test';
import { open } from './support/open';
import { otherPages, publicPages } from './support/pages';

// 320 pixels is also what a 1280 pixel screen leaves at 400 % zoom.
test.use({ viewport: { width: 320, height: 640 } });

for (const [name, path] of Object.entries({ ...publicPages, ...otherPages })) {
  test(`${name} needs no scrolling sideways at 320 pixels`, async ({ page }) => {
    await open(page, path);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
  });
}

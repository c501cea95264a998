import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'vite';
import { ANY_WIDTH } from '../support/tags';
import { axeViolations, WCAG } from '../support/axe';
import { horizontalOverflow } from '../support/horizontal-overflow';
import { firstVisit as test } from '../support/test';

const root = path.resolve(import.meta.dirname, '../..');
const PARTS_URL = 'http://parts.localhost/';

test('has no axe violations in any state of any component', ANY_WIDTH, async ({ page }, testInfo) => {
  const built = testInfo.outputPath('parts');
  const { NODE_ENV } = process.env;
  await build({
    configFile: path.join(root, 'parts/vite.config.ts'),
    build: { outDir: built, minify: false },
    logLevel: 'silent',
  });
  // The build sets NODE_ENV for the whole process, in which other tests start shops.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await page.route(`${PARTS_URL}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const found = [built, path.join(root, 'public')].map((folder) => path.join(folder, file)).find(existsSync);
    return found ? route.fulfill({ path: found }) : route.fulfill({ status: 404 });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

  await page.goto(PARTS_URL);
  await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar el nombre' }).first().waitFor();
  expect(await axeViolations(page, WCAG)).toEqual([]);
  expect(await horizontalOverflow(page), 'no horizontal overflow on a phone').toBeLessThanOrEqual(0);

  const overlays = await page
    .locator('[data-overlay]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(overlays.length).toBeGreaterThan(5);
  for (const url of overlays) {
    await page.evaluate((hash) => void (location.hash = hash), url);
    await expect(page.getByRole('heading', { name: 'Parts' })).toHaveCount(0);
    await page.locator('#root > main > *').first().waitFor({ state: 'attached' });
    expect(await axeViolations(page, WCAG), decodeURIComponent(url)).toEqual([]);
  }
  expect(errors).toEqual([]);
});

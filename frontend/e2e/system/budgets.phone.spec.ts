import { expect } from '@playwright/test';
import { budgets } from '../support/budgets';
import { ownCart, PAD } from '../support/cart';
import { logInAsStaff } from '../support/login';
import { orderBy } from '../support/order';
import { firstVisit, test } from '../support/test';
import { expectWithin, measureFirstVisit } from '../support/weight';

// Budgets of pages with data; `every-page.spec.ts` checks those of the public pages.

const KB = 1000;

test('loads the checkout of a cart within its budget', async ({ page }) => {
  await ownCart(page, PAD);
  const weight = await measureFirstVisit(page);
  await page.goto('/checkout');
  expectWithin(await weight(), { script: 177.6 * KB, html: 16 * KB, all: 350 * KB });
  await expect(page.getByRole('button', { name: 'Pagar $105.000' })).toBeVisible();
});

test('loads an order in the workshop within its budget', async ({ context, page }) => {
  const { id, orderNumber } = await orderBy(page, 'Familia Budget');
  await logInAsStaff(page);
  // In a new tab, because the page of the login may still be loading its code.
  const own = await context.newPage();
  const weight = await measureFirstVisit(own);
  await own.goto(`/panel/pedidos/${id}`);
  expectWithin(await weight(), { script: 206.4 * KB, html: 16 * KB, all: 350 * KB });
  await expect(own.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
});

/** The bytes that a page of the staff may load on top of a product's page, which shoppers load. */
const PANEL_SCRIPT = 60 * KB;

/** The heaviest pages of the panel; their dialogs load when they are opened. */
const HEAVY_PANEL_PAGES = ['/panel/tienda/productos/1', '/panel/tienda/historial', '/chatbot-test?tab=administrar'];

test('loads at most 60 kB of script on top of a shopper’s page for the panel', async ({ context, page }) => {
  await logInAsStaff(page);
  for (const path of HEAVY_PANEL_PAGES) {
    const own = await context.newPage();
    const weight = await measureFirstVisit(own);
    await own.goto(path);
    await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(own.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
    const { script } = await weight();
    expect(script, 'the cache is off').toBeGreaterThan(0);
    expect(script, path).toBeLessThanOrEqual(budgets.product!.script + PANEL_SCRIPT);
    await own.close();
  }
});

firstVisit('shows phones the upright kit, and a small film once the page is complete', async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', (response) => {
    const length = response.headers()['content-range']?.split('/')[1] ?? response.headers()['content-length'];
    if (/\.(?:webm|mp4)$/.test(response.url())) sizes.push(Number(length));
  });
  await page.goto('/');
  const film = page.locator('video');
  await expect(page.getByRole('button', { name: 'Pausar el video' })).toBeVisible();
  expect(Math.max(...sizes)).toBeLessThanOrEqual(400 * KB);
  const isAfterLoad = await film.evaluate((video: HTMLVideoElement) => {
    const [navigation] = performance.getEntriesByType('navigation');
    return performance.getEntriesByName(video.currentSrc)[0]!.startTime >= navigation!.loadEventStart;
  });
  expect(isAfterLoad).toBe(true);
  const shown = await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(shown).toContain('kit-tall');
  await page.getByRole('button', { name: 'Pausar el video' }).click();
  await expect(page.getByRole('button', { name: 'Reproducir el video' })).toBeVisible();
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

firstVisit('loads the pictures of the home page without layout shifts', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (globalThis as unknown as { shift: number }).shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Blocks web fonts, because a late font swap also shifts lines, which this test does not measure.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  expect(shift).toBeLessThanOrEqual(0.02);
});

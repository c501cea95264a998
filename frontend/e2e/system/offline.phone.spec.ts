import { expect, type Page } from '@playwright/test';
import { ownCart } from '../support/cart';
import { open } from '../support/open';
import { firstVisit } from '../support/test';

firstVisit.use({ serviceWorkers: 'allow' });

/** Everything that the browser keeps for the shop outside of its own cache of files. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const entries: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        const isText = /\.(json|html|js)$/.test(pathname);
        entries[pathname] = isText ? await (await cache.match(request))!.text() : '';
      }
    }
    return entries;
  });

firstVisit(
  'shows cart and last pieces without a connection, and the shop once it is back',
  async ({ page, context }) => {
    await ownCart(
      page,
      { productId: 8, price: 105_000, quantity: 2 },
      {
        productId: 1,
        price: 445_000,
        hasBordado: true,
        personalization: 'Valentina',
      },
    );
    await open(page, '/product/7');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(async () => (await kept(page))['/kept-pieces.json'] ?? '').toContain('Mochila Milano');
    await expect
      .poll(async () => Object.keys(await kept(page)).filter((path) => path.startsWith('/media/')).length)
      .toBe(3);

    const entries = await kept(page);
    expect(Object.keys(entries).filter((path) => /^\/(api|build|product|cart|checkout)/.test(path))).toEqual([]);
    // Neither a child's name nor a price.
    expect(JSON.stringify(entries)).not.toContain('Valentina');
    expect(entries['/kept-pieces.json']).not.toMatch(/price|\$|105000|445000/);

    await context.setOffline(true);
    await page.goto('/payment-success');
    await expect(page.getByRole('heading', { level: 1, name: 'Estás sin conexión' })).toBeVisible();
    await expect(page.getByText('no pagues otra vez')).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByText('no pagues otra vez')).toBeHidden();
    await expect(page.getByText('Cambiador')).toBeVisible();
    await expect(page.getByText('2 piezas')).toBeVisible();
    await expect(page.getByText('Pañalera Multifuncional')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Lo último que viste' })).toBeVisible();
    const loaded = () =>
      page
        .locator('img')
        .evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);
    await expect.poll(loaded).toBe(3);
    await expect(page.getByText(/\$\s?\d/)).toHaveCount(0);

    // The panel and the API never answer from the device.
    for (const path of ['/panel', '/panel/pedidos', '/api/products']) {
      await expect(page.goto(path)).rejects.toThrow(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
    }
    await page.goto('/cart').catch(() => undefined);
    await expect(page.getByRole('heading', { level: 1, name: 'Estás sin conexión' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Tu carrito' })).toBeVisible();
    await expect(page.getByText('$445.000').first()).toBeVisible();

    // A release takes over while she pays: the page stays, and reads the price from the shop.
    await page.getByRole('link', { name: 'Proceder al Pago' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('button', { name: 'Pagar $655.000' })).toBeVisible();
    const replaced = page.evaluate(async () => {
      const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
      await navigator.serviceWorker.register('/sw.js?next');
      await taken;
      return performance.getEntriesByName('shop hydrated').length;
    });
    expect(await replaced).toBeGreaterThan(0);
    const total = page.waitForResponse((answer) => answer.url().endsWith('/totals') && !answer.fromServiceWorker());
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect((await total).ok()).toBe(true);
    await expect(page.getByRole('button', { name: 'Pagar $655.000' })).toBeVisible();
  },
);

firstVisit('opens the shop as usual in a browser whose storage is full or refused', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    Object.assign(CacheStorage.prototype, { open: refuse });
    Object.assign(ServiceWorkerContainer.prototype, { register: refuse });
  });
  const idle = page.waitForResponse((response) => /\/build\/after-load-.*\.js$/.test(response.url()));
  await open(page, '/product/1');
  await idle;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Carrito' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu carrito está vacío' })).toBeVisible();
  expect(errors).toEqual([]);
});

import { expect, type Page, test } from '@playwright/test';
import { orderBy } from './support/order';
import { staff } from './support/shop';

// Bytes, never times: what a phone on mobile data pays for the first view of a page.

const KB = 1000;
const BUDGETS = {
  '/': { script: 130 * KB, html: 18 * KB, all: 450 * KB },
  '/productos': { script: 130 * KB, html: 20 * KB, all: 500 * KB },
  '/product/1': { script: 135 * KB, html: 16 * KB, all: 500 * KB },
  '/customize/1': { script: 151 * KB, html: 16 * KB, all: 400 * KB },
  '/checkout': { script: 161 * KB, html: 16 * KB, all: 350 * KB },
  '/login': { script: 160 * KB, html: 16 * KB, all: 250 * KB },
  '/register': { script: 160 * KB, html: 16 * KB, all: 250 * KB },
  '/forgot-password': { script: 160 * KB, html: 16 * KB, all: 250 * KB },
  // As a guest: with the login that the page leads to.
  '/cuenta': { script: 165 * KB, html: 16 * KB, all: 250 * KB },
  '/payment-success': { script: 150 * KB, html: 16 * KB, all: 250 * KB },
  '/payment-error': { script: 135 * KB, html: 16 * KB, all: 250 * KB },
  '/pedido': { script: 155 * KB, html: 16 * KB, all: 250 * KB },
} as const;

interface Budget {
  script: number;
  html: number;
  all: number;
}

/** Opens a page of whoever the browser is by now, and weighs what comes. */
async function expectWithin(page: Page, path: string, budget: Budget): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const types = new Map<string, string>();
  const bytes = { Document: 0, Script: 0, all: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'Media') return;
    bytes.all += encodedDataLength;
    if (type === 'Document' || type === 'Script') bytes[type] += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });

  expect(bytes.Script, 'JavaScript').toBeLessThanOrEqual(budget.script);
  expect(bytes.Document, 'HTML').toBeLessThanOrEqual(budget.html);
  expect(bytes.all, 'everything but video').toBeLessThanOrEqual(budget.all);
}

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} keeps to its budget`, ({ page }) => expectWithin(page, path, budget));
}

test('the checkout of a cart keeps to its budget', async ({ page }) => {
  const sessionId = crypto.randomUUID();
  const pad = { sessionId, productId: 8, name: 'Cambiador', price: 105_000, quantity: 1 };
  expect((await page.request.post('/api/cart', { data: pad })).ok()).toBe(true);
  await page.addInitScript((id) => localStorage.setItem('session_id', id), sessionId);
  await expectWithin(page, '/checkout', { script: 162 * KB, html: 16 * KB, all: 350 * KB });
  await expect(page.getByRole('button', { name: 'Pagar $105.000' })).toBeVisible();
});

test('an order in the workshop keeps to its budget', async ({ page }) => {
  const { id, orderNumber } = await orderBy(page, 'Familia Budget');
  expect((await page.request.post('/api/login', { data: staff })).ok()).toBe(true);
  await expectWithin(page, `/panel/pedidos/${id}`, { script: 165 * KB, html: 16 * KB, all: 350 * KB });
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
});

test('pictures keep their place: nothing shifts while the home page loads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (globalThis as unknown as { shift: number }).shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Letters that change their face when its file arrives late move lines: that is not what is measured here.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  expect(shift).toBeLessThanOrEqual(0.02);
});

// Shoppers who read pages, fill carts and order, each from another IP address, until they are stopped.
import { addToCartBody, newIpAddress, purchaseRequest, transactionOf, transferOf } from './shoppers.mjs';

const PAGES = [
  '/',
  '/productos',
  '/product/1',
  '/api/products',
  '/api/products?search=panalera',
  '/api/products/1',
  '/cart',
  '/faq',
];

/** An answer that takes longer counts as a failure. */
const TIMEOUT_MS = 15_000;

/** Ends the visit in which a call failed; `failures` has the reason. */
const FAILED = new Error('a call failed');

/** Keeps `count` shoppers at a time in the shop at `origin`. `seen` holds what they measured; `stop()` waits for the visits that began. */
export function startShoppers(origin, count) {
  const seen = { milliseconds: [], failures: [], orders: [] };
  let isRunning = true;
  const shoppers = Array.from({ length: count }, async (_, index) => {
    for (let visit = index; isRunning; visit += 1) {
      const call = callsOf(origin, seen);
      await visitShop(call, seen, visit % 2 === 0 ? payByCard : payByTransfer).catch((error) => {
        if (error !== FAILED) throw error;
      });
    }
  });
  return {
    seen,
    stop: async () => {
      isRunning = false;
      await Promise.all(shoppers);
    },
  };
}

function callsOf(origin, seen) {
  const headers = { 'X-Forwarded-For': newIpAddress() };
  return async (path, body) => {
    const started = performance.now();
    try {
      const response = await fetch(origin + path, {
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
      seen.milliseconds.push(performance.now() - started);
      return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    } catch (error) {
      const reason = error.cause?.code ?? error.message;
      seen.failures.push(`${new Date().toISOString()} ${body ? 'POST' : 'GET'} ${path}: ${reason}`);
      throw FAILED;
    }
  };
}

async function visitShop(call, seen, pay) {
  for (const page of PAGES) await call(page);
  const sessionId = crypto.randomUUID();
  await call('/api/cart', addToCartBody(sessionId));
  await call(`/api/cart/${sessionId}`);
  const order = { orderNumber: await pay(call, sessionId), email: purchaseRequest(sessionId).customer_data.email };
  seen.orders.push({ number: order.orderNumber, email: order.email });
  await call('/api/orders/track', order);
}

async function payByCard(call, sessionId) {
  const { data } = await call('/api/wompi/widget-config', purchaseRequest(sessionId));
  return (await call('/api/payment/complete', { transactionId: transactionOf(data.reference) })).orderNumber;
}

async function payByTransfer(call, sessionId) {
  return (await call('/api/orders/bank-transfer', transferOf(sessionId))).orderNumber;
}

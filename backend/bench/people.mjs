// People who look around, fill carts and order, each from an IP address of their own, until `stop` is called.
import { addToCartBody, newIpAddress, purchaseRequest, transactionOf } from './shoppers.mjs';

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

/** `count` people at a time at `origin`. `stop()` waits for those who have begun. */
export function openDoors(origin, count) {
  const seen = { milliseconds: [], failures: [], orders: [] };
  let isOpen = true;
  const people = Array.from({ length: count }, async (_, index) => {
    for (let visit = index; isOpen; visit += 1) {
      const call = callsOf(origin, seen);
      await visitShop(call, seen, visit % 2 === 0 ? payByCard : payByTransfer).catch((error) => {
        if (error !== FAILED) throw error;
      });
    }
  });
  return {
    seen,
    stop: async () => {
      isOpen = false;
      await Promise.all(people);
    },
  };
}

/** What ends the visit of a person whose call failed; the failure is in the list by then. */
const FAILED = new Error('a call failed');

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
  const { amount_in_cents, customer_data, shipping_address } = purchaseRequest(sessionId);
  const order = await call('/api/orders/bank-transfer', {
    sessionId,
    total: amount_in_cents / 100,
    customer: {
      name: customer_data.full_name,
      email: customer_data.email,
      phone: customer_data.phone_number,
      address: shipping_address.address_line_1,
      city: shipping_address.city,
      department: shipping_address.region,
    },
    dataConsent: true,
  });
  return order.orderNumber;
}

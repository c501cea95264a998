// A stream of shoppers at a composed shop, each from an IP address of their own: pages, a cart, an order by card or transfer, its tracking.
import { addToCartBody, newIpAddress, purchaseRequest, transferOf } from '../../backend/bench/shoppers.mjs';
import { setTimeout as wait } from 'node:timers/promises';

const PAGES = ['/', '/productos', '/product/1', '/api/products', '/api/products?search=panalera&limit=12', '/faq'];
const PUBLIC_KEY = 'pub_test_simulator';

/** A call without an answer for so long counts as unanswered. nginx waits 60 s for the shop. */
const CALL_MS = 70_000;
/** A payer waits less long for the provider. */
const PROVIDER_MS = 5_000;
/** So long a browser asks for the order of its payment. */
const RECEIPT_MS = 240_000;
/** Between two calls of a person. */
const PAUSE_MS = 150;

/** What ends a visit: the shop did not answer, or refused. */
const LEFT = new Error('the shopper left');

/** `count` people at a time. `seen` holds what they saw since the last `restart()`; `paid` and `orders` everything. */
export function openStream({ shop, simulator, count }) {
  const stream = { seen: nothingSeen(), paid: [], orders: [] };
  let isOpen = true;
  const people = Array.from({ length: count }, async (_, index) => {
    for (let visit = index; isOpen; visit += 1)
      await visitShop(callsOf(shop, stream), { stream, simulator, byCard: visit % 2 === 0 }).catch(async (error) => {
        if (error !== LEFT) throw error;
        // Somebody who was refused comes back a little later.
        await wait(1_000);
      });
  });
  return Object.assign(stream, {
    restart: () => Object.assign(stream, { seen: nothingSeen() }),
    stop: async () => {
      isOpen = false;
      await Promise.all(people);
    },
  });
}

function nothingSeen() {
  return { answered: 0, refused: 0, unanswered: [], wrong: [], orders: 0, slowestMs: 0 };
}

/** A refusal counts as such in Spanish alone, and for the caller's kind: JSON with a code, or a page. */
function isRefusal(status, type, text) {
  if (status !== 429 && status !== 503 && status !== 500) return false;
  if (!type.includes('json')) return text.includes('<html lang="es-CO"');
  const { code, message, requestId } = JSON.parse(text);
  return Boolean(code && requestId) && /intentar|momento/.test(message);
}

function callsOf(shop, stream) {
  const ipAddress = newIpAddress();
  return async (path, body) => {
    await wait(PAUSE_MS);
    const { seen } = stream;
    const what = `${body ? 'POST' : 'GET'} ${path}`;
    const started = performance.now();
    const headers = { 'X-Forwarded-For': ipAddress, ...(body && { 'Content-Type': 'application/json' }) };
    const signal = AbortSignal.timeout(CALL_MS);
    let response;
    let text;
    try {
      response = await fetch(shop + path, {
        method: body ? 'POST' : 'GET',
        headers,
        signal,
        body: body && JSON.stringify(body),
      });
      text = await response.text();
    } catch (error) {
      seen.unanswered.push(`${what}: ${error.cause?.code ?? error.message}`);
      throw LEFT;
    } finally {
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - started);
    }
    const type = response.headers.get('content-type') ?? '';
    if (response.ok) {
      seen.answered += 1;
      return type.includes('json') ? JSON.parse(text) : text;
    }
    if (isRefusal(response.status, type, text)) seen.refused += 1;
    else seen.wrong.push(`${what}: ${response.status} ${text.slice(0, 200)}`);
    throw LEFT;
  };
}

async function visitShop(call, { stream, simulator, byCard }) {
  for (const page of PAGES) await call(page);
  const sessionId = crypto.randomUUID();
  await call('/api/cart', addToCartBody(sessionId));
  await call(`/api/cart/${sessionId}`);
  const { orderNumber } = byCard
    ? await payByCard(call, { stream, simulator, sessionId })
    : await call('/api/orders/bank-transfer', transferOf(sessionId));
  stream.orders.push(orderNumber);
  stream.seen.orders += 1;
  await call('/api/orders/track', { orderNumber, email: purchaseRequest(sessionId).customer_data.email });
}

async function payByCard(call, { stream, simulator, sessionId }) {
  const { data: payment } = await call('/api/wompi/widget-config', purchaseRequest(sessionId));
  const transactionId = await pay(simulator, payment, purchaseRequest(sessionId).customer_data.email);
  stream.paid.push(transactionId);
  for (const deadline = Date.now() + RECEIPT_MS; ;) {
    try {
      const { orderNumber } = await call('/api/payment/complete', { transactionId });
      if (orderNumber) return { orderNumber };
    } catch (error) {
      if (error !== LEFT || Date.now() > deadline) throw error;
      await wait(1_000);
    }
  }
}

/** Pays at the provider, on its own page; returns the id of the transaction. */
async function pay(simulator, payment, email) {
  const ask = async (path, body) => {
    const response = await fetch(`${simulator}/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${PUBLIC_KEY}` },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(PROVIDER_MS),
    }).catch(() => undefined);
    // The provider's own failure: nothing was paid.
    if (!response?.ok) throw LEFT;
    return (await response.json()).data;
  };
  const merchant = await ask(`/merchants/${PUBLIC_KEY}`);
  const { id } = await ask('/transactions', {
    acceptance_token: merchant.presigned_acceptance.acceptance_token,
    amount_in_cents: payment.amountInCents,
    currency: 'COP',
    reference: payment.reference,
    signature: payment.signature,
    redirect_url: payment.redirectUrl,
    expiration_time: payment.expirationTime,
    customer_email: email,
    payment_method: { type: 'NEQUI', phone_number: '3991111111' },
  });
  for (;;) {
    const { status } = await ask(`/transactions/${id}`);
    if (status === 'APPROVED') return id;
    await wait(200);
  }
}

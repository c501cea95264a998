// The calls of shoppers that `npm run bench:scale` measures, each as a function of a side (a shop and samples of its rows), the number of
// the call, and `time`, which measures what is done in it. What comes before is not measured.
import { STAFF } from './servers.mjs';
import { addToCartBody, designBody, newIpAddress, purchaseRequest, transactionOf, transferOf } from './shoppers.mjs';

/** A call without an answer in this time fails. */
const TIMEOUT_MS = 60_000;

/** As many as the smallest shop has: a product that was asked for in the last 100 ms has a ready answer, which costs a third. */
const PRODUCTS = 12;

export async function samplesOf(db, calls) {
  const rows = async (statement, limit = calls) => (await db.query(`${statement} LIMIT ${limit}`)).rows;
  return {
    // Orders far from each other, so that no answer comes from what the call before left in memory.
    orders: await rows(
      `SELECT number, customer_email AS email, transaction_id AS "transactionId" FROM shop_order
       WHERE transaction_id IS NOT NULL AND status = 'delivered' ORDER BY md5(number)`,
    ),
    carts: await rows('SELECT session_id AS "sessionId" FROM cart ORDER BY md5(session_id)'),
    products: await rows('SELECT id, name FROM product WHERE NOT kit_only ORDER BY md5(id::text)', PRODUCTS),
  };
}

const one = (rows, call) => rows[call % rows.length];
const reading = (pathOf) => (side, call, time) => time(() => side.send(pathOf(side.samples, call)));

export const SHOPPER_CALLS = {
  'products, a page of 12': reading(() => '/api/products?limit=12'),
  'products of a category, 3': reading(() => '/api/products?category=mochila&limit=3'),
  'search: a word of many': reading(() => '/api/products?search=panalera&limit=12'),
  'search: with a mistake': reading(() => '/api/products?search=mochilla&limit=3'),
  'search: nothing': reading(() => '/api/products?search=xylofono&limit=12'),
  product: reading(({ products }, call) => `/api/products/${one(products, call).id}`),
  pricing: reading(() => '/api/pricing'),
  'page of a product': reading(({ products }, call) => `/product/${one(products, call % 5).id}`),
  'page of the cart': reading(() => '/cart'),
  'frequent questions': reading(() => '/api/faq'),
  'cart: an old one': reading(({ carts }, call) => `/api/cart/${one(carts, call).sessionId}`),
  'cart: add': (side, _call, time) => time(() => side.send('/api/cart', addToCartBody(crypto.randomUUID()))),
  'cart: add to an old one': (side, call, time) =>
    time(() => side.send('/api/cart', addToCartBody(one(side.samples.carts, call).sessionId))),
  'cart: change, totals, remove': async (side, _call, time) => {
    const sessionId = crypto.randomUUID();
    const { id } = (await side.send('/api/cart', addToCartBody(sessionId))).body;
    await time(async () => {
      await side.send(`/api/cart/${id}`, { quantity: 2 }, 'PUT');
      await side.send(`/api/cart/${sessionId}/totals`);
      await side.send(`/api/cart/${id}`, undefined, 'DELETE');
    });
  },
  'order by card: begin': async (side, _call, time) => {
    const sessionId = await filledCart(side);
    await time(() => side.send('/api/wompi/widget-config', purchaseRequest(sessionId)));
  },
  'order by card: complete': async (side, _call, time) => {
    const sessionId = await filledCart(side);
    const { data } = (await side.send('/api/wompi/widget-config', purchaseRequest(sessionId))).body;
    await time(() => side.send('/api/payment/complete', { transactionId: transactionOf(data.reference) }));
  },
  'order by transfer': async (side, _call, time) => {
    const sessionId = await filledCart(side);
    await time(() => side.send('/api/orders/bank-transfer', transferOf(sessionId)));
  },
  'order: of a transaction': reading(
    ({ orders }, call) => `/api/orders/transaction/${one(orders, call).transactionId}`,
  ),
  'order: track': (side, call, time) => {
    const { number, email } = one(side.samples.orders, call);
    return time(() => side.send('/api/orders/track', { orderNumber: number, email }));
  },
  'design: keep': (side, call, time) => time(() => side.send('/api/designs', designOf(call))),
  'design: open': async (side, call, time) => {
    const { code } = (await side.send('/api/designs', designOf(call))).body;
    await time(() => side.send(`/api/designs/${code}`));
  },
  'account: register': (side, call, time) => {
    const account = { name: 'Laura', email: `laura-${crypto.randomUUID()}@example.com`, password: 'vqK7-mzRw-Td3x' };
    return time(() => side.send('/api/register', account));
  },
  'account: log in': (side, _call, time) => time(() => side.send('/api/login', STAFF)),
  // No question to the chatbot: with 100,000 products it does not answer (docs/scaling.md).
};

async function filledCart(side) {
  const sessionId = crypto.randomUUID();
  await side.send('/api/cart', addToCartBody(sessionId));
  return sessionId;
}

function designOf(call) {
  return designBody(`Emma ${'abcdefghij'[call % 10]}`);
}

/** Sends calls to a shop, each from another IP address; rejects for an answer that is no success. */
export function senderTo(origin, cookie) {
  return async (path, body, method = body ? 'POST' : 'GET', asStaff = false) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        'X-Forwarded-For': newIpAddress(),
        ...(body && { 'Content-Type': 'application/json' }),
        ...(asStaff && { Cookie: cookie }),
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return { body: answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text };
  };
}

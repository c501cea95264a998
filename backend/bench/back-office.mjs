// `npm run bench:back-office`: the calls of the screens of the owner with 10,000 products, 5,000 change sets and a month of 100,000 orders, one
// after the other as one person makes them, and the time until a change stands on the product page. Prints median, p95 and size of each, and
// fails when a month takes longer than `MONTH_MS` in its p95. PRODUCTS, SETS, ORDERS and CALLS may be set; `ONLY=books` measures the books alone.
import { quantile } from './figures.mjs';
import { logIn, openServers } from './servers.mjs';
import { addToCartBody, transferOf } from './shoppers.mjs';

const PRODUCTS = Number(process.env.PRODUCTS ?? 10_000);
const SETS = Number(process.env.SETS ?? 5_000);
const ORDERS = Number(process.env.ORDERS ?? 100_000);
const CALLS = Number(process.env.CALLS ?? 40);
/** p95 of the call for a month of the books. */
const MONTH_MS = 300;

const { shop, sql, close } = await openServers();
let cookie;

async function call(method, path, body) {
  const response = await fetch(shop.origin + path, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: shop.origin, ...(cookie && { Cookie: cookie }) },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
  return { text, json: () => JSON.parse(text) };
}

/** Calls one after the other; answers the last result, and the p95 in milliseconds. */
async function measure(what, work, calls = CALLS) {
  const times = [];
  let last;
  for (let at = 0; at < calls; at += 1) {
    const started = performance.now();
    last = await work(at);
    times.push(performance.now() - started);
  }
  const of = (share) => `${quantile(times, share).toFixed(0)} ms`;
  const size = last?.text ? `, ${(last.text.length / 1000).toFixed(0)} kB of JSON` : '';
  console.log(`${what}: median ${of(0.5)}, p95 ${of(0.95)}${size}`);
  return { last, p95: quantile(times, 0.95) };
}

async function fill() {
  await sql(`
    INSERT INTO product (slug, name, description, category, price, pictures, picture_alts, rank)
    SELECT 'bolso-' || place, 'Bolso ' || place, repeat('Una pieza hecha a mano. ', 12), 'Bolsos', 100000 + place * 10,
      first.pictures, first.picture_alts, 999
    FROM generate_series(1, ${PRODUCTS}) place, (SELECT pictures, picture_alts FROM product ORDER BY id LIMIT 1) first`);
  await sql(`
    INSERT INTO change_set (id, state, note, author_id, author_name, created_at, effective_at, publisher_name, confirmed, changes,
      preview, conflicts)
    SELECT gen_random_uuid(), 'live', '', gen_random_uuid(), 'Ana', now() - place * interval '1 hour',
      now() - place * interval '1 hour', 'Ana', false,
      jsonb_build_array(jsonb_build_object('entity', 'product', 'id', 1 + place % 10, 'field', 'price', 'value', 1, 'expected', 2)),
      jsonb_build_array('Bolso: $1 → $2'), '[]'
    FROM generate_series(1, ${SETS}) place`);
  await sql('ANALYZE');
}

/**
 * The orders of October 2026, a third each delivered, sent and made, every twentieth with half of its money and every fifth with a refund of
 * November. They are copies of one that was placed by transfer.
 */
async function fillBooks() {
  const sessionId = crypto.randomUUID();
  await call('POST', '/api/cart', addToCartBody(sessionId));
  const { id } = (await call('POST', '/api/orders/bank-transfer', transferOf(sessionId))).json();
  const columns = (
    await sql(`SELECT column_name AS name FROM information_schema.columns
      WHERE table_name = 'shop_order' AND is_generated = 'NEVER'`)
  ).map(({ name }) => name);
  const values = {
    id: 'made.id',
    number: `'SIG-' || lpad(to_hex(place), 6, '0')`,
    created_at: 'at',
    sold_at: 'at',
    status: `CASE place % 3 WHEN 0 THEN 'delivered' WHEN 1 THEN 'shipped' ELSE 'paid' END`,
    shipped_at: `CASE WHEN place % 3 < 2 THEN at + interval '2 days' END`,
    delivered_at: `CASE WHEN place % 3 = 0 THEN at + interval '4 days' END`,
  };
  await sql(`
    CREATE TABLE made AS SELECT gen_random_uuid() AS id, place,
      timestamptz '2026-10-01 05:00Z' + place * interval '31 days' / ${ORDERS + 1} AS at
    FROM generate_series(1, ${ORDERS}) AS place`);
  await sql(`
    INSERT INTO shop_order (${columns.join(', ')})
    SELECT ${columns.map((name) => values[name] ?? `placed.${name}`).join(', ')} FROM made, shop_order AS placed WHERE placed.id = '${id}'`);
  await sql(`
    INSERT INTO order_balance (order_id, total, paid_in, returned)
    SELECT id, 782000, CASE WHEN place % 20 = 0 THEN 391000 ELSE 782000 END, CASE WHEN place % 5 = 0 THEN 1000 ELSE 0 END FROM made`);
  await sql(`
    INSERT INTO money_entry (id, at, moved_at, kind, amount, currency, order_id, method, provider, transaction_id, covers, actor)
    SELECT gen_random_uuid(), at, at, 'payment', CASE WHEN place % 20 = 0 THEN 391000 ELSE 782000 END, 'COP', id,
      CASE WHEN place % 2 = 0 THEN 'CARD' ELSE 'PSE' END, 'wompi', 't-' || place, 'order', 'provider' FROM made
    UNION ALL
    SELECT gen_random_uuid(), at + interval '31 days', at + interval '31 days', 'refund', 1000, 'COP', id, 'bank_transfer', NULL, NULL, 'order',
      'ana' FROM made WHERE place % 5 = 0`);
  await sql('DROP TABLE made');
  await sql('VACUUM ANALYZE');
}

/** The month with its orders, and the screens of the same money. */
async function measureBooks() {
  await fillBooks();
  const { last, p95 } = await measure(`a month of ${ORDERS} orders`, () => call('GET', '/api/money/months/2026-10'));
  const { salesOrders } = last.json();
  if (salesOrders !== ORDERS) throw new Error(`The month has ${salesOrders} orders`);
  await measure('the month after it', () => call('GET', '/api/money/months/2026-11'));
  await measure('the ledger, first page with sums', () =>
    call('GET', '/api/money/entries?from=2026-10-01&to=2026-10-31'),
  );
  await measure('money today', () => call('GET', '/api/money/summary'));
  if (p95 <= MONTH_MS) return;
  console.error(`A month takes more than ${MONTH_MS} ms`);
  process.exitCode = 1;
}

const priceOf = (id, value) => ({ changes: [{ entity: 'product', id, field: 'price', value }] });

try {
  cookie = await logIn(shop.origin);
  await measureBooks();
  if (process.env.ONLY !== 'books') await measureBackOffice();
} finally {
  await close();
}

async function measureBackOffice() {
  await fill();
  const rows = (entity, fields) => () => call('GET', `/api/shop-rows/${entity}${fields ? `?fields=${fields}` : ''}`);
  await measure('products, every field', rows('product'));
  await measure(
    'products, the fields of the lists',
    rows('product', 'name,price,rank,inStock,withdrawn,kitOnly,embroiderable'),
  );
  await measure('one product', () => call('GET', '/api/shop-rows/product/500'));
  for (const entity of ['product_group', 'option', 'setting', 'faq', 'discount_code'])
    await measure(entity, rows(entity));
  await measure('history, first page', () => call('GET', '/api/change-sets?limit=25'));
  await measure('drafts', () => call('GET', '/api/change-sets?state=draft&limit=100'));
  await measure('codes with their uses', () => call('GET', '/api/discount-codes'));
  await measure('audit log', () => call('GET', '/api/audit-log'));

  const id = (await call('GET', '/api/shop-rows/product')).json().at(-1).id;
  const draft = (await call('POST', '/api/change-sets', priceOf(id, 200_000))).json().id;
  await measure('save a draft', (at) => call('PATCH', `/api/change-sets/${draft}`, priceOf(id, 200_000 + at)));
  const many = Array.from({ length: 100 }, (_, at) => ({
    entity: 'product',
    id: id - at,
    field: 'name',
    value: `Bolsa ${at}`,
  }));
  await measure('save a draft of 100 changes', () => call('PATCH', `/api/change-sets/${draft}`, { changes: many }));
  await call('DELETE', `/api/change-sets/${draft}`);

  const drafts = [];
  for (let at = 0; at < CALLS; at += 1) {
    drafts.push((await call('POST', '/api/change-sets', priceOf(id, 300_000 + at * 100))).json().id);
    // Each draft expects the price that the one before it publishes.
    if (at > 0) await expectPrice(drafts[at], id, 300_000 + at * 100, 300_000 + (at - 1) * 100);
  }
  await measure('publish', (at) => call('POST', `/api/change-sets/${drafts[at]}/publish`, { confirm: true }));
  await measure('publish, then the product page', async (at) => {
    const price = 400_000 + at * 1_000;
    const set = (await call('POST', '/api/change-sets', priceOf(id, price))).json().id;
    await call('POST', `/api/change-sets/${set}/publish`, { confirm: true });
    // A busy shop sends the page without its content, or the instance has not read the change yet.
    for (let reading = 0; reading < 20; reading += 1) {
      const { text } = await call('GET', `/product/${id}`);
      if (text.includes(price.toLocaleString('es-CO'))) return;
    }
    throw new Error('The product page shows another price');
  });
}

function expectPrice(set, id, value, expected) {
  return call('PATCH', `/api/change-sets/${set}`, {
    changes: [{ entity: 'product', id, field: 'price', value, expected }],
  });
}

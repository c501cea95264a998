// The baseline of the comparison: no framework, no validation, no rules, only the shop's own SQL and JSON.
import { createServer } from 'node:http';
import pg from 'pg';
import * as cart from '../dist/src/cart/adapters/typeorm/cart.sql.js';
import { product, products } from './bare-catalogue.mjs';
import { addPlainly, createPlainTables, orderPlainly } from './bare-statements.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const IMAGE = '/assets/products/panalera-multifuncional/bordado.webp';
const BREAKDOWN = [
  { label: 'Precio base', amount: 445000 },
  { label: 'Letra Script, tamaño mediano', amount: 5 },
  { label: 'Hilo dorado', amount: 0 },
  { label: 'Motivo león', amount: 15 },
  { label: 'Color negro', amount: 0 },
  { label: 'Pompón', amount: 45000 },
  { label: 'Nombre bordado', amount: 15000 },
];
const MAX_PIECES = 99;
const MAX_LINES = 200;
/** Loaded at first use: the shop's column lists bring TypeORM with them, which is no part of a bare start. */
const checkouts = () => import('./bare-checkout.mjs');

await createPlainTables(pool);

createServer((req, res) => {
  answer(req).then(
    ([status, body]) => res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
    (error) => res.writeHead(500).end(console.error(error)),
  );
}).listen(Number(process.env.PORT));

async function answer(req) {
  if (req.method === 'POST') {
    const body = await bodyOf(req);
    if (req.url === '/plain-line') return [201, await addPlainly(pool, body)];
    if (req.url === '/plain-order') return [201, await orderPlainly(pool, body)];
    if (req.url !== '/checkout') return [201, itemOf(await add(pool, body))];
    const { checkout } = await checkouts();
    return [201, await checkout(pool, body.purchaseRequest, (client) => add(client, body.line))];
  }
  const id = req.url.slice(req.url.lastIndexOf('/') + 1);
  if (req.url.startsWith('/api/orders')) return [200, await (await checkouts()).lookUp(pool, id)];
  if (req.url === '/api/products') return [200, await products(pool)];
  if (req.url.startsWith('/api/products/')) return [200, await product(pool, id)];
  const { rows } = await pool.query(cart.LINES, [id]);
  return [200, rows.map(itemOf)];
}

async function add(client, { productId, name, price, quantity, sessionId, ...personalisation }) {
  const breakdown = JSON.stringify(BREAKDOWN);
  const made = JSON.stringify(personalisation);
  const id = crypto.randomUUID();
  const line = [id, productId, personalisation.personalization, name, IMAGE, quantity, price, breakdown, made];
  const { rows } = await client.query(cart.ADD, [...line, sessionId, MAX_PIECES, MAX_LINES, null]);
  return rows[0];
}

/** As many bytes as the shop's answer. */
function itemOf({ image, personalisation, ...line }) {
  const { productId: id, name, price } = line;
  const product = { id, name, price, imageUrl: image, inStock: true };
  return { ...line, ...personalisation, product, currentPrice: price, available: true };
}

async function bodyOf(req) {
  const chunks = [];
  for await (const chunk of req) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

// What the cart is compared with: no framework, no validation, no rules, only the cart's own SQL and JSON.
import { createServer } from 'node:http';
import pg from 'pg';
import { ADD, LINES } from '../dist/src/cart/adapters/typeorm/cart.sql.js';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const IMAGE = '/assets/products/panalera-multifuncional/bordado.webp';
const BREAKDOWN = [
  { label: 'Precio base', amount: 445000 },
  { label: 'Letra Script, tamaño mediano', amount: 5 },
  { label: 'Hilo dorado', amount: 0 },
  { label: 'Motivo león', amount: 15 },
  { label: 'Bolso color negro', amount: 0 },
  { label: 'Pompón', amount: 45000 },
  { label: 'Nombre bordado', amount: 15000 },
];
const MOST_PIECES = 99;
const MOST_LINES = 200;

createServer((req, res) => {
  const answer = req.method === 'POST' ? add(req) : read(req);
  answer.then(
    ([status, body]) => res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
    () => res.writeHead(500).end(),
  );
}).listen(Number(process.env.PORT));

async function add(req) {
  const { productId, name, price, quantity, sessionId, ...personalisation } = await bodyOf(req);
  const breakdown = JSON.stringify(BREAKDOWN);
  const made = JSON.stringify(personalisation);
  const id = crypto.randomUUID();
  const line = [id, productId, personalisation.personalization, name, IMAGE, quantity, price, breakdown, made];
  const { rows } = await pool.query(ADD, [...line, sessionId, MOST_PIECES, MOST_LINES]);
  return [201, itemOf(rows[0])];
}

async function read(req) {
  const { rows } = await pool.query(LINES, [req.url.slice('/api/cart/'.length)]);
  return [200, rows.map(itemOf)];
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

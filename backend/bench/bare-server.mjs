// What the cart is compared with: no framework, no validation, no rules, only the cart's own SQL and JSON.
import { createServer } from 'node:http';
import pg from 'pg';
import { ADD, LINES } from '../dist/src/cart/adapters/typeorm/cart.sql.js';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const IMAGE = '/assets/products/panalera-multifuncional/bordado.webp';
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
  const breakdown = JSON.stringify([{ label: 'Precio base', amount: price }]);
  const made = JSON.stringify(personalisation);
  const id = crypto.randomUUID();
  const line = [id, productId, personalisation.personalization, name, IMAGE, quantity, price, breakdown, made];
  const { rows } = await pool.query(ADD, [...line, sessionId, MOST_PIECES, MOST_LINES]);
  return [201, rows[0]];
}

async function read(req) {
  const { rows } = await pool.query(LINES, [req.url.slice('/api/cart/'.length)]);
  return [200, rows];
}

async function bodyOf(req) {
  const chunks = [];
  for await (const chunk of req) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

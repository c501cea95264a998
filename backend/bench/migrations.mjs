// `npm run bench:migrations`: runs each migration on a database of ORDERS orders (a million) while statements of shoppers and staff go
// on, and prints how long the migration took and how long the slowest statement waited. Fails when one of a migration since ONLINE_SINCE
// waited more than a second; earlier ones ran when no shop was open.
import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../dist/src/database/data-source.js';
import { migrations } from '../dist/src/database/migrations/index.js';
import { fill, LAST_ON_EMPTY_TABLES, migrateTo, report, startThrowaway } from './growth-database.mjs';

const ORDERS = Number(process.env.ORDERS ?? 1_000_000);

/** The first migration that a shop with customers had to run. */
const ONLINE_SINCE = 1_790_000_050_000;

const LIMIT_MS = 1_000;

const CLIENTS = 4;

/** Statements that every release understands: they read and write the rows that shoppers and staff touch. */
const STATEMENTS = [
  [`SELECT * FROM shop_order WHERE number = $1`, ({ number }) => [number]],
  [`UPDATE shop_order SET status = status WHERE id = $1`, ({ id }) => [id]],
  [`SELECT * FROM payment_attempt WHERE session_id = $1`, ({ session }) => [session]],
  [`UPDATE payment_attempt SET state = state WHERE session_id = $1`, ({ session }) => [session]],
  [`SELECT * FROM cart_line WHERE session_id = $1`, ({ session }) => [session]],
  [`SELECT * FROM product`, () => []],
  [`SELECT * FROM account WHERE id = $1`, ({ id }) => [id]],
];

const database = await startThrowaway();
const waits = [];
let isOpen = true;
let people = [];
try {
  await migrateTo(database.url, LAST_ON_EMPTY_TABLES);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await report(`${ORDERS} orders`, () => fill(client, 'growth.sql', ORDERS));
  await client.query('VACUUM ANALYZE');
  await client.end();
  people = Array.from({ length: CLIENTS }, shop);
  await upgrade();
} finally {
  isOpen = false;
  await Promise.all(people);
  await database.stop();
}

/** One statement after the other on a connection of its own. */
async function shop() {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT id, number, session_id AS session FROM shop_order ORDER BY created_at DESC LIMIT 500`,
  );
  for (let turn = 0; isOpen; turn += 1) {
    const [text, valuesOf] = STATEMENTS[turn % STATEMENTS.length];
    const started = performance.now();
    await client.query(text, valuesOf(rows[Math.floor(Math.random() * rows.length)]));
    waits.push(performance.now() - started);
  }
  await client.end();
}

async function upgrade() {
  const first = migrations.findIndex(({ name }) => name === LAST_ON_EMPTY_TABLES) + 1;
  console.log(`${'migration'.padEnd(48)} ${'s'.padStart(7)} ${'slowest statement, ms'.padStart(22)}`);
  for (let last = first; last < migrations.length; last += 1) {
    const options = dataSourceOptions(database.url, { statement_timeout: 0, query_timeout: 0 });
    const dataSource = await new DataSource({ ...options, migrations: migrations.slice(0, last + 1) }).initialize();
    waits.length = 0;
    const started = performance.now();
    await dataSource.runMigrations();
    const seconds = (performance.now() - started) / 1000;
    await dataSource.destroy();
    const slowest = Math.max(...waits, 0);
    const { name } = migrations[last];
    const isOnline = Number(name.slice(-13)) >= ONLINE_SINCE;
    const verdict = slowest <= LIMIT_MS ? '' : isOnline ? ' TOO LONG' : ' (only while closed)';
    if (isOnline && slowest > LIMIT_MS) process.exitCode = 1;
    console.log(`${name.padEnd(48)} ${seconds.toFixed(2).padStart(7)} ${slowest.toFixed(0).padStart(22)}${verdict}`);
  }
}

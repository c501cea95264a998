// `npm run bench:capacity`: processor time that each load costs the shop and PostgreSQL, jobs and mails included, and what one core would
// serve; with the shop connected directly and through PgBouncer. Processor time hardly changes when other programs use the machine, and
// rates do. Linux only. CALLS sets how many are measured, ONLY which: a pattern such as `an order`, or `directly: add to cart`.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../dist/src/common/listen.js';
import { EmbeddedPostgres } from '../dist/embedded-postgres/embedded-postgres.js';
import { startPgBouncer } from './pgbouncer.mjs';
import { processorMs } from './figures.mjs';
import { senderTo } from './scale-calls.mjs';
import {
  makeFolder,
  REAL_BANK_ACCOUNT,
  SHOP,
  shopEnvironment,
  spawnProgram,
  startStubs,
  stopProgram,
  untilAnswered,
  untilJobsEnded,
} from './servers.mjs';
import { addToCartBody, purchaseRequest, transactionOf, transferOf } from './shoppers.mjs';

const CALLS = Number(process.env.CALLS ?? 2_000);
const ONLY = new RegExp(process.env.ONLY ?? '');
/** Calls before each measurement: until the code is compiled, an order takes up to four times as long. */
const WARM_UP_CALLS = 1_500;
const AT_ONCE = 8;
const IDLE_MS = 8_000;

const LOADS = {
  'products, a page of 12': (send) => send('/api/products?limit=12'),
  'products, all 12': (send) => send('/api/products'),
  'one product': (send) => send('/api/products/1'),
  'a page of a product (HTML)': (send) => send('/product/1'),
  'a search': (send) => send('/api/products?search=panalera&limit=12'),
  'add to cart': (send) => send('/api/cart', addToCartBody(crypto.randomUUID())),
  'track an order': (send, { order }) => send('/api/orders/track', order),
  'an order by transfer, cart line included': orderByTransfer,
  'an order by card, cart line included': async (send) => {
    const sessionId = crypto.randomUUID();
    await send('/api/cart', addToCartBody(sessionId));
    const { data } = (await send('/api/wompi/widget-config', purchaseRequest(sessionId))).body;
    await send('/api/payment/complete', { transactionId: transactionOf(data.reference) });
  },
};

const folder = await makeFolder('capacity');
const postgres = await EmbeddedPostgres.start({ dataDir: folder, flags: ['-c', 'max_connections=200'] });
const postmaster = Number((await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
const database = new pg.Pool({ connectionString: postgres.url, max: 1 });
const pooler = await startPgBouncer(folder, postgres.url);
const stubs = await startStubs();
try {
  await measureShop('directly', { DATABASE_URL: postgres.url });
  await measureShop('through PgBouncer', { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url });
} finally {
  await stubs.stop();
  await database.end();
  await pooler.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureShop(how, urls) {
  const loads = Object.entries(LOADS).filter(([what]) => ONLY.test(`${how}: ${what}`));
  if (loads.length === 0) return;
  const port = await freePort();
  const settings = { port, databaseUrl: postgres.url, dataDir: folder, stubs };
  const shop = spawnProgram(SHOP, { ...shopEnvironment(settings), ...urls });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await untilAnswered(`${origin}/api/health/ready`, shop);
    await database.query(REAL_BANK_ACCOUNT);
    await wait(3_000);
    const send = senderTo(origin);
    const samples = { order: await orderByTransfer(send) };
    const idle = await idleShare(shop.pid);
    console.log(`\n${how}: ms of processor time for one, and how many one core of each serves in a second`);
    console.log(`${''.padEnd(44)}${['shop', 'PostgreSQL', 'shop /s', 'PostgreSQL /s'].map(wide).join('')}`);
    for (const [what, load] of loads) {
      await run(load, send, samples, WARM_UP_CALLS);
      const [before, startedAt] = [await processorTime(shop.pid), performance.now()];
      await run(load, send, samples, CALLS);
      const [after, lasted] = [await processorTime(shop.pid), performance.now() - startedAt];
      const cost = after.map((ms, place) => Math.max(0, ms - before[place] - idle[place] * lasted) / CALLS);
      const rates = cost.map((ms) => (ms < 0.01 ? '' : String(Math.round(1000 / ms))));
      console.log(`${what.padEnd(44)}${[...cost.map((ms) => ms.toFixed(2)), ...rates].map(wide).join('')}`);
    }
  } finally {
    await stopProgram(shop);
  }
}

/** Share of a core that a shop without calls takes. */
async function idleShare(shop) {
  await wait(2_000);
  const before = await processorTime(shop);
  await wait(IDLE_MS);
  const after = await processorTime(shop);
  return after.map((ms, place) => (ms - before[place]) / IDLE_MS);
}

async function orderByTransfer(send) {
  const sessionId = crypto.randomUUID();
  await send('/api/cart', addToCartBody(sessionId));
  const { body } = await send('/api/orders/bank-transfer', transferOf(sessionId));
  return { orderNumber: body.orderNumber, email: purchaseRequest(sessionId).customer_data.email };
}

async function run(load, send, samples, calls) {
  let left = calls;
  const person = async () => {
    while (left-- > 0) await load(send, samples);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, person));
  await untilJobsEnded(async (statement) => (await database.query(statement)).rows);
}

/** Milliseconds of the shop, and of PostgreSQL with all its processes. */
async function processorTime(shop) {
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const servers = await Promise.all([postmaster, ...children.trim().split(' ')].map((pid) => processorMs(pid)));
  return [await processorMs(shop), servers.reduce((sum, ms) => sum + ms, 0)];
}

function wide(text) {
  return text.padStart(15);
}

// `npm run bench:panel`: the lists, searches, filters and counts of the panel over HTTP, on a shop with 100,000 orders, as several
// people of the staff ask at once. Prints the median and the 95th percentile of each, and fails when one is over LIMIT_MS. Other
// programs count, too: at a load beyond the cores of the machine the figures say nothing.
// ORDERS, CALLS and CONCURRENCY set the size, ONLY is a regular expression of the questions to ask.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import pg from 'pg';
import { createApp } from '../dist/src/bootstrap/app.setup.js';
import { freePort } from '../dist/src/common/listen.js';
import { readEnv } from '../dist/src/config/env.js';
import { MorningFactsReader } from '../dist/src/morning-note/application/morning-facts-reader.js';
import { openGrownDatabase } from './growth-database.mjs';
import { answers, environment, spawnProgram } from './servers.mjs';

const ORDERS = Number(process.env.ORDERS ?? 100_000);
const CALLS = Number(process.env.CALLS ?? 60);
const CONCURRENCY = Number(process.env.CONCURRENCY ?? 4);
const LIMIT_MS = Number(process.env.LIMIT_MS ?? 200);

const PAGE = 25;
const WORK = 'paid,in_production';
const ALL = 'pending_transfer,paid,payment_review,in_production,shipped,delivered,cancelled,refund_pending,refunded';

const database = await openGrownDatabase(ORDERS);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
let shop;
/** The shop in this process, without HTTP: the morning note is a job. */
let note;
try {
  for (const statement of (await readFile(new URL('panel.sql', import.meta.url), 'utf8')).split(/;\s*$/m))
    await client.query(statement.replaceAll(':orders', ORDERS));
  await client.query('VACUUM ANALYZE');

  const port = await freePort();
  // Neither the provider nor a mail server is asked for anything here.
  const nowhere = await freePort();
  const settings = { port, databaseUrl: database.url, world: `http://127.0.0.1:${nowhere}`, mailPort: nowhere };
  const env = {
    ...environment({ ...settings, dataDir: process.env.TMPDIR ?? '/tmp' }),
    STAFF_SECOND_FACTOR: 'offered',
  };
  shop = spawnProgram('backend/dist/src/main.js', env);
  const api = `http://127.0.0.1:${port}/api`;
  await answers(`${api}/health/ready`, shop);
  const cookie = await logIn(api, env);

  const questions = Object.entries(await questionsOf(client)).map(([what, pathOf]) => [
    what,
    (call) => ask(`${api}${pathOf(call)}`, cookie),
  ]);
  note = await createApp(readEnv(env), false);
  const reader = note.get(MorningFactsReader, { strict: false });
  questions.push(['morning note: everything that it counts', () => reader.read()]);

  const [load] = loadavg();
  console.log(
    `\n${ORDERS} orders, ${CALLS} calls of each question, ${CONCURRENCY} at once, load ${load.toFixed(1)} before`,
  );
  console.log(`${'ms'.padEnd(44)} ${'p50'.padStart(7)} ${'p95'.padStart(7)}`);
  const only = new RegExp(process.env.ONLY ?? '');
  for (const [what, question] of questions.filter(([each]) => only.test(each))) {
    const [p50, p95] = await measure(question);
    const isSlow = p95 > LIMIT_MS;
    if (isSlow) process.exitCode = 1;
    const figures = [p50, p95].map((ms) => ms.toFixed(1).padStart(7)).join(' ');
    console.log(`${what.padEnd(44)} ${figures}${isSlow ? `  over ${LIMIT_MS} ms` : ''}`);
  }
} finally {
  await client.end();
  await note?.close();
  if (shop && shop.exitCode === null) {
    shop.kill('SIGTERM');
    await once(shop, 'exit');
  }
  await database.close();
}

/** Paths by what they ask for. The samples are far from each other, so that no answer comes from what the call before left in memory. */
async function questionsOf(db) {
  const { rows: samples } = await db.query(
    `SELECT id, number, customer_email AS email, customer_name AS name, customer_phone AS phone, reference,
       transaction_id AS "transactionId", created_at AS "createdAt", promised->>'latest' AS latest
     FROM shop_order WHERE transaction_id IS NOT NULL AND user_id IS NOT NULL ORDER BY md5(number) LIMIT ${CALLS}`,
  );
  const person = (await db.query('SELECT actor_id AS id FROM audit_log LIMIT 1')).rows[0].id;
  const list = (filter, path = '/orders') => `${path}?${new URLSearchParams({ limit: PAGE, ...filter })}`;
  const of = (filterOf) => (call) => list(filterOf(samples[call % samples.length]));
  const orders = (filter) => () => list(filter);
  const cursorOf = ({ createdAt, id }) => `${createdAt.toISOString()}_${id}`;
  const searches = (textOf, filter) => of((sample) => ({ search: textOf(sample), ...filter }));
  return {
    'orders: to make': orders({ status: WORK, oldestFirst: true }),
    'orders: to make, late': orders({ status: WORK, oldestFirst: true, due: 'overdue' }),
    'orders: to make, this week': orders({ status: WORK, oldestFirst: true, due: 'week' }),
    'orders: to make, express': orders({ status: WORK, oldestFirst: true, express: true }),
    'orders: transfers to confirm': orders({ status: 'pending_transfer', oldestFirst: true }),
    'orders: in review': orders({ status: 'payment_review,refund_pending', oldestFirst: true }),
    'orders: shipped': orders({ status: 'shipped', oldestFirst: true }),
    'orders: all': orders({ status: ALL }),
    'orders: all, a later page': of((sample) => ({ status: ALL, cursor: cursorOf(sample) })),
    'orders: all, a page of 100': orders({ status: ALL, limit: 100 }),
    'orders: all, express': orders({ status: ALL, express: true }),
    'orders: all, late': orders({ due: 'overdue' }),
    'orders: all, this week': orders({ due: 'week' }),
    'orders: delivered in a month': orders({ status: 'delivered', from: '2024-03-01', before: '2024-04-01' }),
    'orders: cancelled, express, of a year': orders({
      status: 'cancelled',
      express: true,
      from: '2023-11-22',
      before: '2024-11-22',
    }),
    'search: number': searches(({ number }) => number),
    'search: end of a number': searches(({ number }) => number.slice(5)),
    'search: transaction': searches(({ transactionId }) => transactionId),
    'search: reference': searches(({ reference }) => reference),
    'search: email': searches(({ email }) => email),
    'search: phone': searches(({ phone }) => phone.replace(/^(...)(...)/, '$1 $2 ')),
    'search: full name': searches(({ name }) => name),
    'search: first name': searches(({ name }) => name.split(' ')[0]),
    'search: name to stitch': searches(() => 'salome'),
    'search: two letters': searches(() => 'zq'),
    'search: nobody': searches(() => 'Wilhelmina Xanthopoulos'),
    'search: first name in work': searches(({ name }) => name.split(' ')[0], { status: WORK, oldestFirst: true }),
    'search: full name in a month': searches(({ name }) => name, { from: '2024-03-01', before: '2024-04-01' }),
    'order: one': (call) => `/orders/${samples[call % samples.length].id}`,
    'order: of the same pieces': (call) => `/orders/${samples[call % samples.length].id}/same-pieces`,
    'order: its refunds': (call) => `/orders/${samples[call % samples.length].id}/refunds`,
    'today: counts by state': () => '/orders/counts',
    'today: due and received': () => '/orders/summary',
    'today: money in review': () => '/payments/review',
    'today: refunds due': () => '/refunds/due',
    'today: photos without an answer': () => '/finished-photos',
    'today: missed questions': () => '/chatbot/misses?days=1',
    'refunds: open': () => list({}, '/refunds'),
    'refunds: done': () => list({ state: 'done' }, '/refunds'),
    'requests: open': () => list({ state: 'open' }, '/requests'),
    'bench: queue': () => '/bench',
    'audit log: newest': () => list({}, '/audit-log'),
    'audit log: a person': () => list({ actor: person }, '/audit-log'),
    'audit log: two kinds, a month': () =>
      list({ kind: 'order_status,order_money', from: '2026-03-01', to: '2026-03-31' }, '/audit-log'),
    'audit log: people': () => '/audit-log/people',
  };
}

async function logIn(api, { STAFF_EMAIL: email, STAFF_PASSWORD: password }) {
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${api}/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`login answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

async function ask(url, cookie) {
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
}

/** Median and 95th percentile, in milliseconds. */
async function measure(question) {
  for (let call = 0; call < CONCURRENCY; call += 1) await question(call);
  const times = [];
  let next = 0;
  const person = async () => {
    while (next < CALLS) {
      const call = next++;
      const started = performance.now();
      await question(call);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, person));
  times.sort((one, other) => one - other);
  return [0.5, 0.95].map((part) => times[Math.ceil(times.length * part) - 1]);
}

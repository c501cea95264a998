// `npm run bench:panel`: the lists, searches, filters and counts of the panel over HTTP, on a shop with 100,000 orders, as several
// people of the staff ask at once. Prints the median and the 95th percentile of each, and fails when one is over LIMIT_MS. Other
// programs count, too: at a load beyond the cores of the machine the figures are meaningless.
// ORDERS, CALLS and CONCURRENCY set the size, ONLY is a regular expression of the questions to ask.
import { readFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import pg from 'pg';
import { createApp } from '../dist/src/bootstrap/app.setup.js';
import { freePort } from '../dist/src/common/listen.js';
import { readEnv } from '../dist/src/config/env.js';
import { MorningFactsReader } from '../dist/src/morning-note/application/morning-facts-reader.js';
import { quantile } from './figures.mjs';
import { openGrownDatabase } from './growth-database.mjs';
import { ask, questionsOf } from './panel-questions.mjs';
import { logIn, SHOP, shopEnvironment, spawnProgram, stopProgram, untilAnswered } from './servers.mjs';

const ORDERS = Number(process.env.ORDERS ?? 100_000);
const CALLS = Number(process.env.CALLS ?? 60);
const CONCURRENCY = Number(process.env.CONCURRENCY ?? 4);
const LIMIT_MS = Number(process.env.LIMIT_MS ?? 200);

const database = await openGrownDatabase(ORDERS);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
let shop;
/** The shop in this process, without HTTP: the morning note is a job. */
let note;
try {
  for (const statement of (await readFile(new URL('panel.sql', import.meta.url), 'utf8')).split(/;\s*$/m))
    await client.query(statement.replaceAll(':orders', ORDERS).replaceAll(':period', '10 years'));
  await client.query('VACUUM ANALYZE');

  const port = await freePort();
  // No call reaches the payment provider or a mail server.
  const unused = await freePort();
  const stubs = { providerUrl: `http://127.0.0.1:${unused}`, mailPort: unused };
  const env = shopEnvironment({ port, databaseUrl: database.url, dataDir: tmpdir(), stubs });
  shop = spawnProgram(SHOP, env);
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(`${origin}/api/health/ready`, shop);
  const cookie = await logIn(origin);

  const questions = Object.entries(await questionsOf(client, CALLS)).map(([what, pathOf]) => [
    what,
    (call) => ask(`${origin}/api${pathOf(call)}`, cookie),
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
  if (shop) await stopProgram(shop);
  await database.close();
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
  return [0.5, 0.95].map((share) => quantile(times, share));
}

// `npm run prove:rolling`: two instances behind the nginx of docker/web, shoppers who read pages, fill carts and order, and every
// instance restarted in turn, ROUNDS times. Fails when a call failed, an order or a mail is missing or there twice, or a job is left.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../dist/src/common/listen.js';
import { EmbeddedPostgres } from '../dist/embedded-postgres/embedded-postgres.js';
import { startNginx } from './nginx.mjs';
import { quantile } from './figures.mjs';
import { startShoppers } from './steady-shoppers.mjs';
import { makeFolder, REAL_BANK_ACCOUNT, SHOP, shopEnvironment, spawnProgram, startStubs } from './servers.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 4);
const PEOPLE = Number(process.env.PEOPLE ?? 16);

/** How long a mail takes, so that jobs are always in flight when an instance stops. */
const MAIL_MS = 300;

/** How long the last jobs may take. */
const JOBS_MS = 60_000;

/** What ends the parts that were started, the last one first. */
const closers = [];

const folder = await makeFolder('rolling');
closers.push(() => rm(folder, { recursive: true, force: true }));
const postgres = await EmbeddedPostgres.start({ dataDir: folder, flags: ['-c', 'max_connections=200'] });
const database = new pg.Pool({ connectionString: postgres.url, max: 2 });
closers.push(
  () => postgres.stop(),
  () => database.end(),
);
const sql = async (statement) => (await database.query(statement)).rows;

/** Every mail that was taken: recipient and Message-ID. */
const mails = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    let text = '';
    stream.on('data', (chunk) => (text += chunk));
    stream.on('end', () => {
      const id = /^Message-ID: (\S+)/im.exec(text)?.[1];
      for (const { address } of envelope.rcptTo) mails.push({ address, id });
      setTimeout(done, MAIL_MS);
    });
  },
});
const mailPort = await freePort();
mailServer.listen(mailPort, '127.0.0.1');
const stubs = await startStubs();
closers.push(
  () => new Promise((resolve) => mailServer.close(resolve)),
  () => stubs.stop(),
);

/** One of the two; `restart()` returns what its readiness said on the way down. */
async function openInstance() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...shopEnvironment({ port, databaseUrl: postgres.url, dataDir: folder, stubs: { ...stubs, mailPort } }),
    STOP_DELAY_SECONDS: process.env.STOP_DELAY_SECONDS ?? '5',
  };
  const readiness = async () =>
    (await fetch(`${origin}/api/health/ready`, { headers: { Connection: 'close' } }).catch(() => undefined))?.status ??
    'closed';
  let program;
  const start = async () => {
    program = spawnProgram(SHOP, env);
    while ((await readiness()) !== 200) {
      if (program.exitCode !== null) throw new Error('An instance did not start.');
      await wait(100);
    }
  };
  const stop = async () => {
    if (program.exitCode !== null) return [];
    program.kill('SIGTERM');
    const exited = once(program, 'exit');
    const said = [];
    while (program.exitCode === null && program.signalCode === null) {
      const now = await readiness();
      if (said.at(-1) !== now) said.push(now);
      await wait(50);
    }
    const [code] = await exited;
    if (code !== 0) throw new Error(`An instance ended with ${code}.`);
    return said;
  };
  closers.push(() => stop());
  await start();
  return { host: `127.0.0.1:${port}`, start, stop };
}

const problems = [];
let jobsInFlight = 0;
let shoppers;
try {
  const instances = [await openInstance(), await openInstance()];
  const nginx = await startNginx(
    folder,
    instances.map(({ host }) => host),
  );
  closers.push(nginx.stop);
  await sql(REAL_BANK_ACCOUNT);
  await wait(3_000);
  shoppers = startShoppers(nginx.origin, PEOPLE);
  await wait(2_000);
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [index, instance] of instances.entries())
      await restart(instance, `round ${round}, instance ${index + 1}`);
  await wait(1_000);
  await shoppers.stop();
  await report(shoppers.seen);
} finally {
  await shoppers?.stop();
  for (const close of closers.reverse()) await close();
}

async function restart(instance, name) {
  const [{ locked }] = await sql(
    'SELECT count(*)::int AS locked FROM graphile_worker.jobs WHERE locked_at IS NOT NULL',
  );
  jobsInFlight += locked;
  const began = performance.now();
  const said = await instance.stop();
  const stopped = performance.now();
  await instance.start();
  const [down, up] = [stopped - began, performance.now() - stopped].map((ms) => (ms / 1000).toFixed(1));
  console.log(`${name}: ready ${said.join(' → ')}, gone after ${down} s, back in ${up} s`);
  // The first check may come before the signal.
  if (!said.includes(503) || said.lastIndexOf(200) > 0) problems.push(`readiness said ${said} after the signal`);
}

async function report(seen) {
  for (const deadline = Date.now() + JOBS_MS; (await waiting()) > 0 && Date.now() < deadline;) await wait(200);
  const left = await waiting();
  if (left > 0) problems.push(`${left} jobs are left`);
  const stored = await sql('SELECT number, customer_email AS email FROM shop_order');
  const numbers = new Set(stored.map(({ number }) => number));
  const unknown = seen.orders.filter(({ number }) => !numbers.has(number));
  if (unknown.length > 0 || stored.length !== seen.orders.length)
    problems.push(
      `${seen.orders.length} orders were answered, ${stored.length} are stored, ${unknown.length} are lost`,
    );
  const counts = new Map();
  for (const { address } of mails) counts.set(address, (counts.get(address) ?? 0) + 1);
  const wrong = seen.orders.filter(({ email }) => counts.get(email) !== 1);
  if (wrong.length > 0) problems.push(`${wrong.length} people did not get exactly one mail`);
  const twice = mails.length - new Set(mails.map(({ address, id }) => `${address} ${id}`)).size;
  if (twice > 0) problems.push(`${twice} mails were sent twice`);

  const at = (share) => Math.round(quantile(seen.milliseconds, share));
  console.log(`${ROUNDS * 2} restarts, ${PEOPLE} people at a time`);
  console.log(
    `  ${seen.milliseconds.length + seen.failures.length} calls, ${seen.failures.length} failed; ms: median ${at(0.5)}, p99 ${at(0.99)}, most ${at(1)}`,
  );
  console.log(
    `  ${stored.length} orders, ${mails.length} mails, ${jobsInFlight} jobs in flight when the signals came, ${left} left`,
  );
  for (const failure of seen.failures.slice(0, 20)) console.log(`  ${failure}`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (seen.failures.length + problems.length > 0) process.exitCode = 1;
}

async function waiting() {
  const [{ jobs }] = await sql('SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE run_at <= now()');
  return jobs;
}

// The servers of the benches: the shop and the bare server, each with its own database on one PostgreSQL, and stubs of what a shop calls.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../dist/src/common/listen.js';
import { EmbeddedPostgres } from '../dist/embedded-postgres/embedded-postgres.js';
import { prepareDatabase } from '../dist/src/bootstrap/prepare-database.js';

/** Production takes transfers only to a real account. */
export const REAL_BANK_ACCOUNT = `UPDATE shop_data SET value = '{"value": "123-456789-01"}' WHERE key = 'bank.account'`;

/** The first account of the staff. */
export const STAFF = { email: 'staff@sigerist.local', password: 'mzRw-vqK7-only-for-the-bench' };

export const SHOP = 'backend/dist/shop/main.js';
const BARE = 'backend/bench/bare-server.mjs';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts both servers. */
export async function openServers() {
  const dataDir = await makeFolder('bench');
  const postgres = await EmbeddedPostgres.start({ dataDir, flags: ['-c', 'max_connections=200'] });
  const stubs = await startStubs();
  const programs = [];
  const spawnOn = (port, program, databaseUrl) =>
    spawnProgram(program, shopEnvironment({ port, databaseUrl, dataDir, stubs }));
  const start = async (program, databaseUrl) => {
    const port = await freePort();
    const started = spawnOn(port, program, databaseUrl);
    programs.push(started);
    await untilAnswered(`http://127.0.0.1:${port}/api/cart/warming-up`, started);
    return { origin: `http://127.0.0.1:${port}`, pid: started.pid };
  };
  const bareUrl = await databaseBeside(postgres.url, 'bare');
  const shop = await start(SHOP, postgres.url);
  const bare = await start(BARE, bareUrl);
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  await pool.query(REAL_BANK_ACCOUNT);
  return {
    shop,
    bare,
    /** Another process of each on the same database, for the time that it takes to start. */
    spawnShop: (port) => spawnOn(port, SHOP, postgres.url),
    spawnBare: (port) => spawnOn(port, BARE, bareUrl),
    sql: async (statement) => (await pool.query(statement)).rows,
    close: async () => {
      await pool.end();
      await Promise.all(programs.map(stopProgram));
      await stubs.stop();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new folder that every account may enter, because PostgreSQL and nginx run under accounts of their own. */
export async function makeFolder(name) {
  const folder = await mkdtemp(path.join(tmpdir(), `sigerist-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** Stubs of the servers that a shop calls: a payment provider and a mail server. */
export async function startStubs() {
  const [port, mailPort] = [await freePort(), await freePort()];
  const program = spawnProgram('backend/bench/stub-servers.mjs', { ...process.env, PORT: port, MAIL_PORT: mailPort });
  return { providerUrl: `http://127.0.0.1:${port}`, mailPort, stop: () => stopProgram(program) };
}

async function databaseBeside(url, name) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const beside = new URL(url);
  beside.pathname = `/${name}`;
  await prepareDatabase(beside.href);
  return beside.href;
}

/** The variables of a shop in production whose payment provider and mail server are `stubs`; see `startStubs`. */
export function shopEnvironment({ port, databaseUrl, dataDir, stubs }) {
  return {
    ...process.env,
    NODE_ENV: 'production',
    // As in docker/Dockerfile.
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: '--max-semi-space-size=8',
    STOP_DELAY_SECONDS: '0',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    MEDIA_DIR: path.join(dataDir, 'media'),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${stubs.mailPort}`,
    SESSION_SECRET: 'only-for-the-bench-0123456789abcdef',
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
    ALLOW_TEST_PAYMENTS: 'yes',
    STAFF_SECOND_FACTOR: 'offered',
    WOMPI_API_BASE_URL: `${stubs.providerUrl}/v1`,
    WOMPI_CHECKOUT_BASE_URL: stubs.providerUrl,
    WOMPI_PUBLIC_KEY: 'pub_test_bench',
    WOMPI_PRIVATE_KEY: 'prv_test_bench',
    WOMPI_INTEGRITY_SECRET: 'test_integrity_bench',
    WOMPI_EVENTS_SECRET: 'test_events_bench',
    // Each shopper has an address of their own.
    TRUST_PROXY: '1',
  };
}

export function spawnProgram(program, env) {
  return spawn(process.execPath, [program], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Waits until the program answers at this URL. Rejects when it ended. */
export async function untilAnswered(url, program) {
  while (!(await fetch(url).catch(() => undefined))) {
    if (program.exitCode !== null) throw new Error(`${program.spawnargs[1]} did not start.`);
    await wait(100);
  }
}

export async function stopProgram(program) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGTERM');
  await once(program, 'exit');
}

/** Waits until no job of the shop is due. */
export async function untilJobsEnded(sql) {
  const DUE = 'SELECT count(*)::int AS due FROM graphile_worker.jobs WHERE run_at <= now()';
  while ((await sql(DUE))[0].due > 0) await wait(100);
}

/** The cookies of the staff member of `shopEnvironment`. */
export async function logIn(origin) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${origin}/api/login`, { method: 'POST', headers, body: JSON.stringify(STAFF) });
  if (!answer.ok) throw new Error(`The login answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

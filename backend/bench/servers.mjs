// The two compared servers, each with its own database on one PostgreSQL, and the stubs of world.mjs.
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

const SHOP = 'backend/dist/shop/main.js';
const BARE = 'backend/bench/bare-server.mjs';
const root = fileURLToPath(new URL('../..', import.meta.url));

export async function openServers() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-bench-'));
  // The account that runs PostgreSQL must be able to enter.
  await chmod(dataDir, 0o755);
  const postgres = await EmbeddedPostgres.start({ dataDir, flags: ['-c', 'max_connections=200'] });
  const [worldPort, mailPort] = [await freePort(), await freePort()];
  const programs = [];
  const spawnOn = (port, program, databaseUrl) =>
    spawnProgram(
      program,
      environment({ port, databaseUrl, dataDir, world: `http://127.0.0.1:${worldPort}`, mailPort }),
    );
  const start = async (program, databaseUrl) => {
    const port = await freePort();
    programs.push(spawnOn(port, program, databaseUrl));
    await answers(`http://127.0.0.1:${port}/api/cart/warming-up`, programs.at(-1));
    return { origin: `http://127.0.0.1:${port}`, pid: programs.at(-1).pid };
  };
  const bareUrl = await databaseBeside(postgres.url, 'bare');
  programs.push(spawnProgram('backend/bench/world.mjs', { ...process.env, PORT: worldPort, MAIL_PORT: mailPort }));
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
      for (const program of programs) program.kill('SIGTERM');
      await Promise.all(programs.filter(({ exitCode }) => exitCode === null).map((program) => once(program, 'exit')));
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
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

/** A shop in production, but for its money: `world` is the URL of the provider's stub. */
export function environment({ port, databaseUrl, dataDir, world, mailPort }) {
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
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    SESSION_SECRET: 'only-for-the-bench-0123456789abcdef',
    STAFF_EMAIL: 'staff@sigerist.local',
    STAFF_PASSWORD: 'mzRw-vqK7-only-for-the-bench',
    ALLOW_TEST_PAYMENTS: 'yes',
    STAFF_SECOND_FACTOR: 'offered',
    WOMPI_API_BASE_URL: `${world}/v1`,
    WOMPI_CHECKOUT_BASE_URL: world,
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

export async function answers(url, program) {
  while (!(await fetch(url).catch(() => undefined))) {
    if (program.exitCode !== null) throw new Error(`${program.spawnargs[1]} did not start.`);
    await wait(100);
  }
}

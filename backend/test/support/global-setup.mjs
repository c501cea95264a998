// One PostgreSQL for the whole run (or the one of TEST_DATABASE_URL), with one migrated database that each test file copies.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createJiti } from 'jiti';
import pg from 'pg';

const jiti = createJiti(import.meta.url);

export default async function globalSetup() {
  const { EmbeddedPostgres } = await jiti.import('../../src/database/embedded/embedded-postgres.ts');
  const { prepareDatabase } = await jiti.import('../../src/prepare-database.ts');
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL }
    : await startThrowaway(EmbeddedPostgres);
  const run = `sigerist_test_${process.pid}_${Date.now()}`;
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_DATABASE_PREFIX = run;

  globalThis.stopTestServer = async () => {
    await dropDatabases(server.url, run);
    await server.stop?.();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => globalThis.stopTestServer().finally(() => process.exit(130)));
  }

  try {
    await query(server.url, `CREATE DATABASE ${run}_template`);
    const template = new URL(server.url);
    template.pathname = `/${run}_template`;
    await prepareDatabase(template.href);
  } catch (error) {
    await globalThis.stopTestServer();
    throw error;
  }
}

async function startThrowaway(EmbeddedPostgres) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-test-'));
  await chmod(dataDir, 0o755);
  const flags = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'].flatMap((it) => [
    '-c',
    it,
  ]);
  const postgres = await EmbeddedPostgres.start({ dataDir, flags });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function dropDatabases(url, prefix) {
  const { rows } = await query(url, `SELECT datname FROM pg_database WHERE starts_with(datname, '${prefix}')`);
  for (const { datname } of rows) await query(url, `DROP DATABASE ${datname} WITH (FORCE)`);
}

async function query(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

// One PostgreSQL for the whole run, or the one of TEST_DATABASE_URL; each test file makes its own database in it.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import './load-typescript.mjs';
import pg from 'pg';

export default async function globalSetup() {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: () => undefined } : await startThrowaway();
  // Short: with what follows, a name has 63 characters at most.
  const prefix = `sigerist_test_${process.pid}_${Date.now().toString(36)}`;
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_DATABASE_PREFIX = prefix;

  globalThis.stopTestServer = async () => {
    await dropDatabases(server.url, prefix);
    await server.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => globalThis.stopTestServer().finally(() => process.exit(130)));
  }
}

async function startThrowaway() {
  const { EmbeddedPostgres } = await import('../../embedded-postgres/embedded-postgres.ts');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sigerist-test-'));
  // The account that runs PostgreSQL when the tests run as root has to get in.
  await chmod(dataDir, 0o755);
  // Nothing in it outlives the run.
  const unneeded = ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'].map((setting) => `${setting}=off`);
  const settings = [...unneeded, 'wal_level=minimal', 'max_wal_senders=0', 'max_connections=200'];
  const postgres = await EmbeddedPostgres.start({ dataDir, flags: settings.flatMap((setting) => ['-c', setting]) });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function dropDatabases(url, prefix) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [prefix]);
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  await client.end();
}

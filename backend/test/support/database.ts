import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source.js';
import { ReadReplica, TypeOrmTransaction } from '../../src/database/index.js';
import { prepareDatabase } from '../../src/bootstrap/prepare-database.js';

/** A migrated and seeded database that this test file has for itself. */
export interface TestDatabase {
  readonly url: string;
  readonly dataSource: DataSource;
  readonly transaction: TypeOrmTransaction;
  /** Closes the pool and drops the database; for `afterAll`. */
  drop(): Promise<void>;
}

/** For the tests of an adapter: its schemas, a pool and the transaction that repositories take. */
export async function testDatabase(entities: EntitySchema[] = []): Promise<TestDatabase> {
  const { url, drop } = await createDatabase();
  const dataSource = await new DataSource({ ...dataSourceOptions(url), entities }).initialize();
  return {
    url,
    dataSource,
    transaction: new TypeOrmTransaction(dataSource),
    drop: async () => {
      await dataSource.destroy();
      await drop();
    },
  };
}

/** For repositories in a test database, which has no replica. */
export function withoutReplica({ dataSource, transaction }: TestDatabase): ReadReplica {
  return new ReadReplica(dataSource, transaction, { databaseReplicaUrl: undefined });
}

/** Copies the migrated template; `drop` also cuts connections that are still open. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { server, prefix, name } = newName();
  const template = `${prefix}_template`;
  await makeTemplateOnce(server, template);
  await serverPool(server).query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return createdDatabase(server, name);
}

/** A database without any table. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { server, name } = newName();
  await serverPool(server).query(`CREATE DATABASE ${name}`);
  return createdDatabase(server, name);
}

/** The test server, and a name for a new database in it. */
function newName(): { server: string; prefix: string; name: string } {
  const { TEST_SERVER_URL: server, TEST_DATABASE_PREFIX: prefix } = process.env;
  if (!server || !prefix) throw new Error('The test server is not running: start the tests through jest.config.mjs');
  return { server, prefix, name: `${prefix}_${randomUUID().replaceAll('-', '')}` };
}

function createdDatabase(server: string, name: string) {
  const drop = async () => void (await serverPool(server).query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return { url: urlOf(server, name), drop };
}

let pool: pg.Pool | undefined;

/** One connection for all test files of a worker, because a new one costs more than most statements. */
function serverPool(server: string): pg.Pool {
  // The server may stop before the worker.
  pool ??= new pg.Pool({ connectionString: server, max: 1, allowExitOnIdle: true }).on('error', () => undefined);
  return pool;
}

const made = new Set<string>();

/** The first test file of the run migrates and seeds; the others wait for it. */
async function makeTemplateOnce(server: string, template: string): Promise<void> {
  if (made.has(template)) return;
  await onServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock(1)');
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount) return;
    const draft = `${template}_draft_${process.pid}`;
    await client.query(`CREATE DATABASE ${draft}`);
    await prepareDatabase(urlOf(server, draft));
    if (process.env.TEST_DATABASE_SQL) await addTo(client, server, draft, process.env.TEST_DATABASE_SQL);
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  });
  made.add(template);
}

/** Runs statements beyond the migrations. Afterwards no connection may be left, also of an extension's background worker, because the database is copied. */
async function addTo(client: pg.Client, server: string, database: string, statements: string): Promise<void> {
  await onServer(urlOf(server, database), async (own) => {
    for (const statement of statements.split(/;\s*\n/)) await own.query(statement);
  });
  await client.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS false`);
  await client.query('SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1', [database]);
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** On a connection of its own, which also releases its locks. */
async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

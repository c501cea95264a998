import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source.js';
import { TypeOrmTransaction } from '../../src/database/index.js';

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

/** Copies the template; `drop` also cuts connections that are still open. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { TEST_SERVER_URL: server, TEST_DATABASE_PREFIX: prefix } = process.env;
  if (!server || !prefix) throw new Error('The test server is not running: start the tests through jest.config.mjs');
  const name = `${prefix}_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${prefix}_template STRATEGY file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

// A database as after years of use: filled in the tables of an old release, then migrated to this one.
import { readFile, rm } from 'node:fs/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../dist/src/database/data-source.js';
import { EmbeddedPostgres } from '../dist/embedded-postgres/embedded-postgres.js';
import { migrations } from '../dist/src/database/migrations/index.js';
import { prepareDatabase } from '../dist/src/bootstrap/prepare-database.js';
import { makeFolder } from './servers.mjs';

/** The last migration of the release whose tables `growth.sql` fills. The later ones run on data. */
export const LAST_ON_EMPTY_TABLES = 'CountCartLines1790000007000';

/** On the empty database DATABASE_URL, or on an embedded one that `close` removes. */
export async function openGrownDatabase(orders) {
  const server = process.env.DATABASE_URL ? undefined : await startThrowaway();
  const url = process.env.DATABASE_URL ?? server.url;
  const close = async () => server?.stop();
  try {
    await grow(url, orders);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}

/** Fills an empty database with this many orders. */
export async function grow(url, orders) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await report('tables of an old release', () => migrateTo(url, LAST_ON_EMPTY_TABLES));
    await report(`${orders} orders, ${orders * 3} attempts and the rest`, () => fill(client, 'growth.sql', orders));
    await report('migrations to this release', () => prepareDatabase(url));
    await report('rows of this release', () => fill(client, 'growth-later.sql', orders));
    await report('statistics', () => client.query('VACUUM ANALYZE'));
    const { rows } = await client.query(`
      SELECT relname AS name, pg_size_pretty(pg_relation_size(oid)) AS size FROM pg_class
      WHERE relname IN ('shop_order', 'payment_attempt', 'IDX_shop_order_search')`);
    console.log(rows.map(({ name, size }) => `  ${name}: ${size}`).join('\n'));
  } finally {
    await client.end();
  }
}

/** A PostgreSQL whose data `stop` deletes, so that it need not survive a crash. */
export async function startThrowaway() {
  const dataDir = await makeFolder('growth');
  const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_wal_size=8GB'];
  const postgres = await EmbeddedPostgres.start({ dataDir, flags: settings.flatMap((setting) => ['-c', setting]) });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs the migrations up to the one of this name. */
export async function migrateTo(url, name) {
  const last = migrations.findIndex((migration) => migration.name === name);
  const before = migrations.slice(0, last + 1);
  const dataSource = await new DataSource({ ...dataSourceOptions(url), migrations: before }).initialize();
  await dataSource.runMigrations();
  await dataSource.destroy();
}

/** Runs the statements of a file beside this one, in which `:orders` is how many orders there are. */
export async function fill(client, file, orders) {
  const sql = await readFile(new URL(file, import.meta.url), 'utf8');
  for (const statement of sql.replaceAll(':orders', orders).split(/;\s*$/m))
    if (statement.trim()) await client.query(statement);
}

/** Does a part of the preparation, and prints how long it took. */
export async function report(what, work) {
  const started = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

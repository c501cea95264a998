import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
// Not through the module's index, which would load its controllers to prepare a database.
import { seedCatalogue } from '../catalogue/adapters/typeorm/seed-catalogue.js';
import { messageOf, StartupError } from '../common/startup-error.js';
import { seedFaq } from '../content/adapters/typeorm/typeorm-faq-entries.js';
import { dataSourceOptions } from '../database/data-source.js';
import { LOCK_TIMEOUT_MS, runMigrations } from '../database/run-migrations.js';
import { migrateJobs } from '../jobs/index.js';
import { seedMedia } from '../media/adapters/typeorm/seed-media.js';
import { seedShopData } from '../settings/adapters/typeorm/typeorm-shop-data.js';

/** Any number that no other program uses for the same purpose on this database. */
const PREPARATION_LOCK = 7_416_201;
const POLL_MS = 500;

/**
 * Migrations, the job queue's own schema and the seed: at each start, one instance at a time. Refuses when requests would be served from
 * another database than this one.
 */
export async function prepareDatabase(url: string, servedUrl = url): Promise<void> {
  const isServed = servedUrl === url;
  const lock = await connect(url, isServed ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL');
  try {
    await waitForLock(lock);
    if (!isServed) await assertLocked(servedUrl);
    await migrate(url);
  } finally {
    await lock.end();
  }
}

async function connect(url: string, variable: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'sigerist-start',
  });
  // A connection that is lost meanwhile fails the next query; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartupError(`The database of ${variable} cannot be reached: ${messageOf(error)}.`);
  }
  return client;
}

/** A lock exists in one database of one server, so that seeing it distinguishes a database from its copies; a pooler passes it on. */
async function assertLocked(url: string): Promise<void> {
  const client = await connect(url, 'DATABASE_URL');
  try {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS free', [
      PREPARATION_LOCK,
    ]);
    if (rows[0]?.free)
      throw new StartupError(
        'DATABASE_DIRECT_URL must be the database of DATABASE_URL without its pooler, but it is another one.',
      );
  } finally {
    await client.end();
  }
}

/** Polls the lock: a statement that waits for it would keep an index from being built concurrently, and both would wait for ever. */
async function waitForLock(lock: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await lock.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      PREPARATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await sleep(POLL_MS);
  }
}

async function migrate(url: string): Promise<void> {
  // A migration of a large table takes minutes; the limits are for requests.
  const options = dataSourceOptions(url, { statement_timeout: 0, query_timeout: 0, lock_timeout: LOCK_TIMEOUT_MS });
  const dataSource = await new DataSource(options).initialize();
  try {
    await runMigrations(dataSource);
    await migrateJobs(url);
    await seedMedia(dataSource);
    await seedCatalogue(url);
    await seedShopData(url);
    await seedFaq(url);
  } finally {
    await dataSource.destroy();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource, QueryFailedError } from 'typeorm';

/** The setting of a migrating connection: how long one of its statements waits for a lock. */
export const LOCK_TIMEOUT_MS = 500;

const PAUSE_MS = 1_000;
/** Five minutes: a backup reads all tables for minutes. */
const MAX_ATTEMPTS = 200;

/** PostgreSQL's code for a lock that was not to be had within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs the pending migrations, each in a transaction of its own, while shops use the tables. A statement that waits for a lock makes
 * every later statement on that table wait behind it; so a migration gives up after `LOCK_TIMEOUT_MS` and is tried again.
 */
export async function runMigrations(dataSource: DataSource): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await dataSource.runMigrations();
      return;
    } catch (error) {
      if (!isLockTimeout(error) || attempt === MAX_ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE;
}

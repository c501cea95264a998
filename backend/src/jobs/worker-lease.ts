import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Any number that no other program uses for the same purpose on this database. */
const LEASE_LOCKS = 7_416_202;

const RELEASE_INTERVAL_MS = 2_000;

/**
 * Milliseconds. Without them, connections that a failover left open would stop a queue for a quarter of an hour. The server ends a slow
 * statement two seconds before the client does: otherwise it would still wait for its locks while it is repeated, and then fetch jobs for
 * a worker that no longer reads the answer.
 */
export const TIMEOUTS = { connectionTimeoutMillis: 15_000, statement_timeout: 15_000, query_timeout: 17_000 };

/**
 * A worker may have its first job a moment before its lease, and a database that has just started again ended the leases of
 * running workers: they get the time to record what they did.
 */
const RELEASE = `
  SELECT graphile_worker.force_unlock_workers(array_agg(worker))
  FROM (
    SELECT DISTINCT locked_by AS worker FROM graphile_worker.jobs WHERE locked_at < now() - interval '2 seconds'
  ) AS holder
  WHERE now() > pg_postmaster_start_time() + interval '5 seconds' AND pg_try_advisory_xact_lock($1, hashtext(worker))`;

/**
 * Shows all instances that a worker is running: a connection holds a lock in its name and closes with the process, even
 * after a crash. Without it the queue's library leaves a dead worker's jobs locked for four hours.
 */
export class WorkerLease {
  private readonly client: pg.Client;
  private readonly cut: Promise<true>;

  constructor(
    url: string,
    private readonly worker: string,
    /** Never the lease's own connection, which always gets its own lock. */
    private readonly pool: pg.Pool,
  ) {
    this.client = new pg.Client({
      connectionString: url,
      application_name: 'sigerist-worker',
      keepAlive: true,
      ...TIMEOUTS,
    });
    this.cut = new Promise((resolve) => {
      this.client.on('error', () => resolve(true)).on('end', () => resolve(true));
    });
  }

  /** Releases the jobs of dead workers repeatedly, until this lease itself is lost; fails when the database does not answer. */
  async hold(): Promise<void> {
    await this.client.connect();
    await this.client.query('SELECT pg_advisory_lock($1, hashtext($2))', [LEASE_LOCKS, this.worker]);
    do await this.pool.query(RELEASE, [LEASE_LOCKS]);
    while (!(await Promise.race([this.cut, wait(RELEASE_INTERVAL_MS, false, { ref: false })])));
  }

  async end(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}

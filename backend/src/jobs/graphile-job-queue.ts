import { Injectable } from '@nestjs/common';
import { runMigrations } from 'graphile-worker';
import { TypeOrmTransaction } from '../database/index.js';
import { JobQueue, type QueuedJob } from './job-queue.port.js';
import { workerLogger } from './worker-logger.js';

/** All jobs of a call at once: one notification wakes the workers. The fields that stay NULL get the library's defaults. */
export const ADD = `
  SELECT graphile_worker.add_jobs(array_agg(
    (name, payload, NULL, "runAt", NULL, "jobKey", priority, NULL)::graphile_worker.job_spec
  ))
  FROM json_to_recordset($1) AS job(name text, payload json, "jobKey" text, "runAt" timestamptz, priority smallint)`;

/** Writes jobs as rows of the same database, on the caller's own connection: the transactional outbox. */
@Injectable()
export class GraphileJobQueue extends JobQueue {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async enqueueAll(...jobs: readonly QueuedJob[]): Promise<void> {
    await this.transaction.manager.query(ADD, [JSON.stringify(jobs)]);
  }
}

/** Creates or upgrades the queue's own schema. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: workerLogger });
}

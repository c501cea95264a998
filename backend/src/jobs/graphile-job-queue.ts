import { Injectable } from '@nestjs/common';
import { runMigrations } from 'graphile-worker';
import { TypeOrmTransaction } from '../database/index.js';
import { JobQueue, type QueuedJob } from './job-queue.port.js';
import { workerLogger } from './worker-logger.js';

/** The lower comes first. */
const [URGENT, USUAL] = [-10, 0];

export const ADD = `
  SELECT graphile_worker.add_job(
    job.name, payload := job.payload, queue_name := job.lane, job_key := job."jobKey", run_at := job."runAt",
    priority := job.priority)
  FROM json_to_recordset($1)
    AS job(name text, lane text, payload json, "jobKey" text, "runAt" timestamptz, priority integer)`;

/** Writes jobs as rows of the same database, on the caller's own connection: the transactional outbox. */
@Injectable()
export class GraphileJobQueue extends JobQueue {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async enqueueAll(...jobs: readonly QueuedJob[]): Promise<void> {
    const rows = jobs.map(({ isUrgent, ...job }) => ({ ...job, priority: isUrgent ? URGENT : USUAL }));
    await this.transaction.manager.query(ADD, [JSON.stringify(rows)]);
  }
}

/** Creates or upgrades the queue's own schema. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: workerLogger });
}

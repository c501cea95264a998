import { Injectable } from '@nestjs/common';
import { runMigrations } from 'graphile-worker';
import { TypeOrmTransaction } from '../database/index.js';
import { type EnqueueOptions, type Job, JobQueue } from './job-queue.port.js';
import { workerLogger } from './worker-logger.js';

/** The lower comes first. */
const [URGENT, USUAL] = [-10, 0];

const ADD =
  'SELECT graphile_worker.add_job($1, payload := $2::json, job_key := $3, run_at := $4::timestamptz, priority := $5)';

/** Writes the job as a row of the same database, on the caller's own connection: the transactional outbox. */
@Injectable()
export class GraphileJobQueue extends JobQueue {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async enqueue<Payload>(job: Job<Payload>, payload: Payload, options: EnqueueOptions = {}): Promise<void> {
    const { jobKey, runAt, isUrgent } = options;
    const values = [job.name, JSON.stringify(payload), jobKey ?? null, runAt ?? null, isUrgent ? URGENT : USUAL];
    await this.transaction.manager.query(ADD, values);
  }
}

/** Creates or upgrades the queue's own schema. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: workerLogger });
}

import { Injectable } from '@nestjs/common';
import { runMigrations } from 'graphile-worker';
import { TypeOrmTransaction } from '../database/index.js';
import { type EnqueueOptions, type Job, JobQueue } from './job-queue.port.js';
import { workerLogger } from './worker-logger.js';

/** Writes the job as a row of the same database, on the caller's own connection: the transactional outbox. */
@Injectable()
export class GraphileJobQueue extends JobQueue {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async enqueue<Payload>(job: Job<Payload>, payload: Payload, { jobKey }: EnqueueOptions = {}): Promise<void> {
    await this.transaction.manager.query('SELECT graphile_worker.add_job($1, payload := $2::json, job_key := $3)', [
      job.name,
      JSON.stringify(payload),
      jobKey ?? null,
    ]);
  }
}

/** Creates or upgrades the queue's own schema. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: workerLogger });
}

import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inBatches } from '../common/in-batches.js';
import { JobHandlers } from './job-handlers.js';
import { Job } from './job-queue.port.js';

const forgetFailedJobs = new Job<object>('jobs.forget-failed');

/** Every night at four in Colombia (UTC-5 all year). */
const NIGHTLY = '0 9 * * *';

/** A job is tried 25 times within some four days; a week more is enough to find out why it failed. */
const FORGET = `
  WITH failed AS (
    SELECT id, task_identifier FROM graphile_worker.jobs
    WHERE attempts >= max_attempts AND locked_at IS NULL AND run_at < now() - interval '7 days'
    LIMIT $1
  )
  SELECT failed.task_identifier AS identifier
  FROM graphile_worker.complete_jobs(ARRAY(SELECT id FROM failed)) AS gone JOIN failed USING (id)`;

/** Removes the jobs that failed for good: some of them hold an address of a person. */
@Injectable()
export class ForgetFailedJobs implements OnModuleInit {
  private readonly log = new Logger('jobs');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, forgetFailedJobs, () => this.forget());
  }

  async forget(): Promise<void> {
    await inBatches(async (rows) => {
      const gone = await this.dataSource.query<{ identifier: string }[]>(FORGET, [rows]);
      for (const { identifier } of gone) this.log.error(`A job (${identifier}) failed for good and is gone`);
      return gone.length;
    });
  }
}

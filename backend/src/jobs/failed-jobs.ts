import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inBatches } from '../common/in-batches.js';
import { FAILS_FOR_GOOD } from './job-failures.js';

/** A job is tried 25 times within some four days; another week is enough to find the cause of its failure. */
const REMOVE = `
  WITH failed AS (
    SELECT id, task_identifier FROM graphile_worker.jobs
    WHERE attempts >= max_attempts AND locked_at IS NULL AND run_at < now() - interval '7 days'
    LIMIT $1
  )
  SELECT failed.task_identifier AS identifier
  FROM graphile_worker.complete_jobs(ARRAY(SELECT id FROM failed)) AS gone JOIN failed USING (id)`;

const log = new Logger('jobs');

/** Removes permanently failed jobs, because some contain the email of a person, and returns their number. */
export function removeFailedJobs(dataSource: DataSource): Promise<number> {
  return inBatches(async (rows) => {
    const removed = await dataSource.query<{ identifier: string }[]>(REMOVE, [rows]);
    for (const { identifier } of removed) log.error(`A job (${identifier}) failed permanently and is removed`);
    return removed.length;
  });
}

const COUNT = `
  SELECT (SELECT count(*) FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL)::int
    + (SELECT count(*) FROM job_failure WHERE ${FAILS_FOR_GOOD})::int AS count`;

/**
 * Jobs that failed so often that they are not tried any more, which are removed after a week, and scheduled ones that fail in every
 * round.
 */
@Injectable()
export class FailedJobs {
  constructor(private readonly dataSource: DataSource) {}

  async count(): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(COUNT);
    return row!.count;
  }
}

import { Logger } from '@nestjs/common';
import { messageOf } from '../common/startup-error.js';

/** As often as the queue tries any other job. */
const MAX_FAILURES = 25;

/** Of a row of `job_failure`: the job failed in every round of more than a day, or as often as a job is tried, and still does. */
export const FAILS_FOR_GOOD = `
  (failures >= ${MAX_FAILURES} OR failures > 1 AND since < now() - interval '1 day') AND last_at > now() - interval '2 days'`;

const FAILED = `
  INSERT INTO job_failure AS known (job, failures) VALUES ($1, 1)
  ON CONFLICT (job) DO UPDATE SET failures = known.failures + 1, last_at = now()`;

const SUCCEEDED = 'DELETE FROM job_failure WHERE job = $1';

const log = new Logger('jobs');

/**
 * Runs a scheduled job and counts its failures in a row: each round of a schedule replaces the job that failed, and with it the count of
 * the queue. `query` sends a statement; that it fails changes nothing about the job.
 */
export async function countingFailures(
  job: string,
  query: (statement: string, values: readonly string[]) => Promise<unknown>,
  run: () => unknown,
): Promise<void> {
  const count = (statement: string) =>
    query(statement, [job]).catch((error: unknown) =>
      log.error(`The failures of the job ${job} could not be counted (${messageOf(error)})`),
    );
  try {
    await run();
  } catch (error) {
    await count(FAILED);
    throw error;
  }
  await count(SUCCEEDED);
}

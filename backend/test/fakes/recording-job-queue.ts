import { type Job, JobQueue, type QueuedJob } from '../../src/jobs/index.js';
import type { Snapshots } from './rolling-back-transaction.js';

/** Keeps jobs instead of doing them; a job replaces an earlier one with the same key. */
export class RecordingJobQueue extends JobQueue implements Snapshots {
  private jobs: readonly QueuedJob[] = [];

  snapshot(): () => void {
    const { jobs } = this;
    return () => {
      this.jobs = jobs;
    };
  }

  enqueueAll(...jobs: readonly QueuedJob[]): Promise<void> {
    for (const job of jobs) {
      const others = this.jobs.filter(({ jobKey }) => jobKey === undefined || jobKey !== job.jobKey);
      this.jobs = [...others, job];
    }
    return Promise.resolve();
  }

  /** The payloads of the jobs of this kind, the oldest first. */
  of<Payload>({ name }: Job<Payload>): Payload[] {
    return this.jobs.filter((job) => job.name === name).map(({ payload }) => payload as Payload);
  }

  /** Removes the jobs, as after they were handled. */
  clear(): void {
    this.jobs = [];
  }
}

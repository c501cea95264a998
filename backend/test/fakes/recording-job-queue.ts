import { type Job, JobQueue, type QueuedJob } from '../../src/jobs/index.js';
import type { Snapshots } from './rolling-back-transaction.js';

/** Stores jobs and does not run them; a job replaces an earlier one with the same key. */
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

  /** The jobs that were not taken, the oldest first. */
  get waiting(): readonly QueuedJob[] {
    return this.jobs;
  }

  /** Removes and returns the oldest of these jobs; undefined without one. */
  take(isWanted: (job: QueuedJob) => boolean): QueuedJob | undefined {
    const taken = this.jobs.find(isWanted);
    this.jobs = this.jobs.filter((job) => job !== taken);
    return taken;
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

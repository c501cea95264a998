import { Global, Module } from '@nestjs/common';
import { FailedJobs } from './failed-jobs.js';
import { GraphileJobQueue } from './graphile-job-queue.js';
import { JobHandlers } from './job-handlers.js';
import { JobQueue } from './job-queue.port.js';
import { JobWorker } from './job-worker.js';
import { Retention } from './retention.js';

/** Work after the commit: `JobQueue` enqueues jobs, `JobHandlers` runs them. */
@Global()
@Module({
  providers: [{ provide: JobQueue, useClass: GraphileJobQueue }, JobHandlers, JobWorker, Retention, FailedJobs],
  exports: [JobQueue, JobHandlers, FailedJobs],
})
export class JobsModule {}

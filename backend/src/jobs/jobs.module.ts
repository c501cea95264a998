import { Global, Module } from '@nestjs/common';
import { ForgetFailedJobs } from './forget-failed-jobs.js';
import { GraphileJobQueue } from './graphile-job-queue.js';
import { JobHandlers } from './job-handlers.js';
import { JobQueue } from './job-queue.port.js';
import { JobWorker } from './job-worker.js';

/** Work after the commit: `JobQueue` to enqueue, `JobHandlers` to say what to do. */
@Global()
@Module({
  providers: [{ provide: JobQueue, useClass: GraphileJobQueue }, JobHandlers, JobWorker, ForgetFailedJobs],
  exports: [JobQueue, JobHandlers],
})
export class JobsModule {}

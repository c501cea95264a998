import { Global, Module } from '@nestjs/common';
import { GraphileJobQueue } from './graphile-job-queue.js';
import { JobHandlers } from './job-handlers.js';
import { JobQueue } from './job-queue.port.js';
import { JobWorker } from './job-worker.js';
import { Retention } from './retention.js';

/** Work after the commit: `JobQueue` enqueues jobs, `JobHandlers` runs them. */
@Global()
@Module({
  providers: [{ provide: JobQueue, useClass: GraphileJobQueue }, JobHandlers, JobWorker, Retention],
  exports: [JobQueue, JobHandlers],
})
export class JobsModule {}

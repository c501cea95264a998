export { JobsModule } from './jobs.module.js';
export { FailedJobs } from './failed-jobs.js';
export { FAILS_FOR_GOOD } from './job-failures.js';
export { Job, JobQueue, PRIORITY, type QueuedJob } from './job-queue.port.js';
export { JobPostponedError } from './job-postponed.js';
export { JobHandlers } from './job-handlers.js';
export { migrateJobs } from './graphile-job-queue.js';

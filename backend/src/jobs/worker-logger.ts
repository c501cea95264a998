import { Logger as NestLogger } from '@nestjs/common';
import { Logger } from 'graphile-worker';

const nest = new NestLogger('jobs');

/** Log levels of the job queue that are kept; the queue also logs each job. */
const LEVELS: Partial<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' };

export const workerLogger = new Logger(() => (level, message) => {
  // `JobHandlers` logs it, with the order that the job is about.
  if (message.startsWith('Failed task')) return;
  const ours = LEVELS[level];
  if (ours) nest[ours](message);
});

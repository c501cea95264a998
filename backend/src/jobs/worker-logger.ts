import { Logger as NestLogger } from '@nestjs/common';
import { Logger } from 'graphile-worker';

const nest = new NestLogger('jobs');

/** The queue's words for the levels that are worth a line; it also tells of each job. */
const LEVELS: Partial<Record<string, 'error' | 'warn'>> = { error: 'error', warning: 'warn' };

export const workerLogger = new Logger(() => (level, message) => {
  const ours = LEVELS[level];
  if (ours) nest[ours](message);
});

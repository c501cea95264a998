import { Logger as NestLogger } from '@nestjs/common';
import { Logger } from 'graphile-worker';

const nest = new NestLogger('jobs');

/** The queue's messages in our log, without its chatter about each job. */
export const workerLogger = new Logger(() => (level, message) => {
  if (level === 'error') nest.error(message);
  else if (level === 'warning') nest.warn(message);
});

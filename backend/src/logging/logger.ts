import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import pretty from 'pino-pretty';
import { logContext } from '../common/log-context.js';

/** One JSON object a line for the log collectors of production, one plain line for people otherwise. */
export function createLogger(production: boolean, destination?: DestinationStream): Logger {
  const options = {
    level: 'info',
    base: null,
    mixin: () => ({ ...logContext() }),
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: ['*.password', '*.passwordHash', '*.cookie', '*.authorization'],
  };
  if (production) return destination ? pino(options, destination) : pinoInBatches(options);
  return pino(
    options,
    pretty({
      destination,
      sync: true,
      translateTime: 'SYS:HH:MM:ss',
      singleLine: true,
      ignore: 'context,requestId,ms,job,jobId',
      messageFormat: '{context}: {msg}',
    }),
  );
}

/**
 * Lines are written together, because a system call for each was a tenth of a short request's processor time. A collector that stops
 * reading delays no request: beyond a mebibyte lines are dropped, and counted in the log once it reads again. A killed process loses
 * the lines of its last 200 ms; every other end writes them first.
 */
function pinoInBatches(options: LoggerOptions): Logger {
  const output = pino.destination({ sync: false, minLength: 4096, periodicFlush: 200, maxLength: 1024 * 1024 });
  const logger = pino(options, output);
  let dropped = 0;
  output.on('drop', () => dropped++);
  output.on('drain', () => {
    if (dropped === 0) return;
    const lines = dropped;
    dropped = 0;
    logger.warn({ context: 'logging', lines }, 'log lines were dropped, because they were not read in time');
  });
  return logger;
}

/** Only names and stack frames: the other properties of a database error repeat what the shopper sent. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const { code } = error as { code?: unknown };
  return { name, message, stack, ...(typeof code === 'string' && { code }) };
}

import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { logContext } from '../common/log-context.js';

/** Writes one JSON object per line in production, for log collectors, and readable lines otherwise. */
export async function createLogger(production: boolean, destination?: DestinationStream): Promise<Logger> {
  const options = {
    level: 'info',
    base: null,
    mixin: () => ({ ...logContext() }),
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: ['*.password', '*.passwordHash', '*.cookie', '*.authorization'],
  };
  if (production) return destination ? pino(options, destination) : pinoInBatches(options);
  const { default: pretty } = await import('pino-pretty');
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
 * Writes lines in batches, because a system call per line took a tenth of a short request's processor time. A collector that stops reading
 * delays no request: beyond 1 MiB lines are dropped, and their number is logged once it reads again. A killed process loses the lines of
 * its last 200 ms; any other end writes them first.
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

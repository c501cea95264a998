import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { logContext } from '../common/log-context.js';

/** One JSON object a line for the log collectors of production, one plain line for people otherwise. */
export async function createLogger(production: boolean, destination?: DestinationStream): Promise<Logger> {
  const options = {
    level: 'info',
    base: null,
    mixin: () => ({ ...logContext() }),
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: ['*.password', '*.passwordHash', '*.cookie', '*.authorization'],
  };
  if (production) return pino(options, destination ?? pino.destination());
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

/** Only names and stack frames: the other properties of a database error repeat what the shopper sent. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const { code } = error as { code?: unknown };
  return { name, message, stack, ...(typeof code === 'string' && { code }) };
}

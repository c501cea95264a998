import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

type Level = 'debug' | 'info' | 'warn' | 'error' | 'fatal';

/** Contexts of Nest's start-up messages about routes and modules, which are not logged. */
const QUIET = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication']);

/** Passes the lines of Nest and of every `new Logger(context)` to pino. */
export class NestLogger implements LoggerService {
  constructor(readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    if (!QUIET.has(String(rest.at(-1)))) this.write('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** `rest` ends with the context; before it stands the stack of an error, or the sentence that belongs to an object. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const detail = rest.length > 1 && typeof rest[0] === 'string' ? rest[0] : undefined;
    if (message instanceof Error) this.pino[level]({ context, err: message }, message.message);
    else if (typeof message === 'string') this.pino[level]({ context, ...(detail && { stack: detail }) }, message);
    else this.pino[level]({ context, ...(message as object) }, detail);
  }
}

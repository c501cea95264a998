import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

type Level = 'debug' | 'info' | 'warn' | 'error' | 'fatal';

/** Nest's start-up chatter about each route and module says nothing to whoever runs the shop. */
const QUIET = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication']);

/** Lets Nest, and every `new Logger(context)`, write to pino. */
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

  /** Nest passes the context last, and before it the stack of an error. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    if (message instanceof Error) this.pino[level]({ context, err: message }, message.message);
    else if (typeof message === 'object') this.pino[level]({ context, ...message }, rest.length > 1 ? String(rest[0]) : level);
    else this.pino[level]({ context, ...(rest.length > 1 && { stack: rest[0] }) }, String(message));
  }
}

import type { LoggerService } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { type LogContext, runWithLogContext } from '../common/log-context.js';
import { pageOf, routeOf } from '../common/http/route-of.js';
import type { Refusal } from '../common/http/shop-http-adapter.js';
import { NestLogger } from './nest-logger.js';

declare module 'express-serve-static-core' {
  interface Request {
    /** Set by {@link addLogContext}. */
    logContext?: LogContext;
  }
}

const QUIET_PATHS = /^\/(api\/(health|docs)|build|assets|pictures)\//;

/** Writes one line per response, with the route instead of the URL, so that logs contain no personal data. */
export function requestLog(logger: LoggerService | false): RequestHandler {
  if (!(logger instanceof NestLogger)) return (_req, _res, next) => next();
  const log = logger.pino.child({ context: 'http' });
  return (req, res, next) => {
    if (QUIET_PATHS.test(req.path)) return next();
    const started = performance.now();
    res.once('close', () => {
      const ms = Math.round(performance.now() - started);
      // The event is emitted outside the context of the request.
      const { order } = req.logContext ?? {};
      const fields = { requestId: req.requestId, ...(order && { order }), ms };
      log[res.statusCode >= 500 ? 'error' : 'info'](fields, describe(req, res, ms));
    });
    next();
  };
}

/**
 * Adds the id and the order of a request to every line that is logged for it. It must run after the middleware that queues requests: a
 * request that leaves the queue continues in the context of the request that ended.
 */
export function addLogContext(req: Request, _res: Response, next: NextFunction): void {
  req.logContext = { requestId: req.requestId };
  runWithLogContext(req.logContext, next);
}

/** Writes one line for a refusal before any route. Refused connections are only counted, because there can be thousands a second. */
export function logRefusal(logger: LoggerService | false, refusal: Refusal): void {
  if (!(logger instanceof NestLogger) || refusal === 'connection') return;
  const { requestId, status } = refusal;
  logger.pino.info({ context: 'http', requestId }, `refused with ${status}`);
}

function describe(req: Request, res: { statusCode: number }, ms: number): string {
  const route = routeOf(req);
  const target = route === 'other' && !req.path.startsWith('/api') ? pageOf(req.path) : route;
  return `${req.method} ${target} ${res.statusCode} in ${ms} ms`;
}

import type { LoggerService } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import { routeOf } from '../common/http/route-of.js';
import { NestLogger } from './nest-logger.js';

const QUIET_PATHS = /^\/(api\/(health|docs)|build|assets|pictures)\//;

/** One line an answer. Routes instead of addresses, and no query, body, header or sender: logs hold nothing about people. */
export function requestLog(logger: LoggerService | false): RequestHandler {
  if (!(logger instanceof NestLogger)) return (_req, _res, next) => next();
  return pinoHttp<Request>({
    logger: logger.pino.child({ context: 'http' }),
    genReqId: (req) => req.requestId,
    autoLogging: { ignore: (req) => QUIET_PATHS.test(req.path) },
    quietReqLogger: true,
    customLogLevel: (_req, res) => (res.statusCode >= 500 ? 'error' : 'info'),
    serializers: { req: () => undefined, res: () => undefined, err: () => undefined },
    customSuccessMessage: describe,
    customErrorMessage: (req, res) => `${req.method} ${routeOf(req)} ${res.statusCode}`,
    customAttributeKeys: { reqId: 'requestId', responseTime: 'ms' },
  }) as RequestHandler;
}

function describe(req: Request, res: { statusCode: number }, ms: number): string {
  const route = routeOf(req);
  // Pages are public addresses; what is under /api without a route is somebody's mistake and may hold anything.
  const place = route === 'other' && !req.path.startsWith('/api') ? req.path.slice(0, 200) : route;
  return `${req.method} ${place} ${res.statusCode} in ${Math.round(ms)} ms`;
}

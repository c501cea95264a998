import type { RequestHandler } from 'express';
import type { Shutdown } from '../shutdown.js';

/**
 * Adds `Connection: close` to every response of a stopping instance. Closing a kept connection without notice would lose
 * the request that a proxy or browser sends at that moment.
 */
export function closeConnectionsOnShutdown(shutdown: Shutdown): RequestHandler {
  return (_req, res, next) => {
    if (shutdown.hasBegun) res.setHeader('Connection', 'close');
    next();
  };
}

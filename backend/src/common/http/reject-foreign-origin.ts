import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { DomainError } from '../domain-error.js';

export const BAD_ORIGIN = { code: 'request.bad_origin', message: 'Esta solicitud viene de otra página.' };

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects changes that a page of another site requests. Callers other than browsers send neither header and pass. */
export function rejectForeignOrigin({
  publicUrl,
  production,
}: {
  publicUrl: string;
  production: boolean;
}): RequestHandler {
  const shop = new URL(publicUrl).origin;
  // A developer's machine has several host names.
  const isAsked = (req: Request, origin: string) => !production && origin === `${req.protocol}://${req.headers.host}`;
  return (req: Request, _res: Response, next: NextFunction) => {
    const { origin, 'sec-fetch-site': site } = req.headers;
    const isOwn = origin ? origin === shop || isAsked(req, origin) : site !== 'cross-site' && site !== 'same-site';
    if (READING.has(req.method) || isOwn) return next();
    next(new DomainError('forbidden', BAD_ORIGIN.code, BAD_ORIGIN.message));
  };
}

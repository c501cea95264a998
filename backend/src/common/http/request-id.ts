import type { NextFunction, Request, Response } from 'express';

declare module 'express-serve-static-core' {
  interface Request {
    /** Random UUID of this request, also sent back as `X-Request-Id`. */
    requestId: string;
  }
}

/** Gives each request an id of our own: a caller's header is never echoed into our logs. */
export function requestId(req: Request, res: Response, next: NextFunction): void {
  req.requestId = crypto.randomUUID();
  res.setHeader('X-Request-Id', req.requestId);
  next();
}

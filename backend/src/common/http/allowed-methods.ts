import type { NextFunction, Request, Response } from 'express';

/** Answers OPTIONS, without the headers that would let another site's page call the API. */
export function allowedMethods(req: Request, res: Response, next: NextFunction): void {
  if (req.method !== 'OPTIONS') return next();
  res.setHeader('Allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  res.status(204).end();
}

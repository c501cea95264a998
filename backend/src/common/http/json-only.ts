import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** The API reads JSON alone: any other body is named as such instead of being silently ignored. */
export function jsonOnly(req: Request, _res: Response, next: NextFunction): void {
  const other = req.is(['json', '+json']) === false;
  next(other ? new UnsupportedMediaTypeException() : undefined);
}

import { BadRequestException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** Far more than any body of the API needs. */
const MAX_DEPTH = 20;

/** 100 kB of nested brackets are valid JSON, but code that walks through them would run out of stack. */
export function shallowBody(req: Request, _res: Response, next: NextFunction): void {
  next(isShallow(req.body) ? undefined : new BadRequestException());
}

/** Whether a parsed body is nested no deeper than any body of the API needs. */
export function isShallow(body: unknown): boolean {
  return !isDeeper(body, MAX_DEPTH);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

import { type CanActivate, type ExecutionContext, UnsupportedMediaTypeException } from '@nestjs/common';
import type { Request } from 'express';

/**
 * The API reads JSON alone: any other body is named as such instead of being silently ignored. A guard, because what no
 * route answers is unknown whatever it carries.
 */
export class JsonOnlyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const req = context.switchToHttp().getRequest<Request>();
    const isEmpty = req.headers['content-length'] === '0';
    if (!isEmpty && req.is('json') === false) throw new UnsupportedMediaTypeException();
    return true;
  }
}

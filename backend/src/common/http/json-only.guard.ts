import { type CanActivate, type ExecutionContext, SetMetadata, UnsupportedMediaTypeException } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { errorOf } from '../domain-error.js';

const MULTIPART = Symbol('multipart');

export const NOT_MULTIPART = [415, 'request.not_multipart', 'La solicitud debe llevar un archivo.'] as const;

/** The operation reads `multipart/form-data`, and these other types, in place of JSON. */
export const Multipart = (...others: readonly string[]) => SetMetadata(MULTIPART, ['multipart/form-data', ...others]);

/**
 * The API accepts JSON only, except on handlers with `@Multipart()`: any other content type is answered with 415 instead of being
 * ignored. It is a guard and not a middleware, so that an unknown path is answered with 404 for every content type.
 */
export class JsonOnlyGuard implements CanActivate {
  private readonly reflector = new Reflector();

  canActivate(context: ExecutionContext): boolean {
    const req = context.switchToHttp().getRequest<Request>();
    const files = this.reflector.get<string[] | undefined>(MULTIPART, context.getHandler());
    const isEmpty = req.headers['content-length'] === '0';
    if (isEmpty || req.is(files ?? ['json']) !== false) return true;
    if (files) throw errorOf(NOT_MULTIPART);
    throw new UnsupportedMediaTypeException();
  }
}

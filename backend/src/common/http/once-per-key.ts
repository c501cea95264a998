import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { contentHash } from '../content-hash.js';
import { ApiHeader } from './api-docs.js';
import { IDEMPOTENCY_HEADER, idempotencyKeyOf } from './idempotency-key.js';

/** A call with an `Idempotency-Key`. */
export interface KeyedCall {
  /** Id of the staff member: keys of different people never meet. */
  readonly actor: string;
  readonly key: string;
  /** Digest of the operation and its body, by `requestDigest`. */
  readonly request: string;
}

/** Stores the answers of calls with a key. */
export abstract class AnsweredCalls {
  /**
   * Runs `work` in a transaction. With a call, keeps its result (as JSON) with what it changed, and for a key that was used before returns the
   * first result. Waits for another call with this key. When `work` throws, nothing is kept and the key is free.
   *
   * @throws DomainError `request.key_reused` for a key that was used for another request
   */
  abstract once<T>(call: KeyedCall | null, work: () => Promise<T>): Promise<T>;
}

/** Error of a key that was used for another request, for `@ApiErrors(…)`. */
export const KEY_REUSED = [
  422,
  'request.key_reused',
  'Esta solicitud ya se envió con otros datos. Vuelve a abrir el formulario e intenta de nuevo.',
] as const;

/** The key of a call by a logged-in person; null without one. */
export function keyedCallOf(req: Request): KeyedCall | null {
  const key = idempotencyKeyOf(req.get('Idempotency-Key'));
  if (key === undefined) return null;
  const { id } = req.user as { readonly id: string };
  return { actor: id, key, request: requestDigest(`${req.method} ${req.originalUrl}`, req.body) };
}

/** `call`: method and path with its ids. */
function requestDigest(call: string, body: unknown): string {
  return contentHash(JSON.stringify([call, body]));
}

@Injectable()
class OncePerKeyInterceptor implements NestInterceptor {
  constructor(private readonly calls: AnsweredCalls) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const call = keyedCallOf(context.switchToHttp().getRequest<Request>());
    // Without a key the operation has the transactions that it opens itself.
    if (!call) return next.handle();
    return of(await this.calls.once(call, () => lastValueFrom<unknown>(next.handle())));
  }
}

/**
 * For operations of staff that move money: a repeated call with the same `Idempotency-Key` changes nothing and gets the first answer. With a key
 * the whole operation is one transaction, so that it must not wait for a provider; such an operation calls `AnsweredCalls` itself.
 */
export const OncePerKey = (): MethodDecorator =>
  applyDecorators(UseInterceptors(OncePerKeyInterceptor), ApiHeader(IDEMPOTENCY_HEADER));

import { Injectable } from '@nestjs/common';
import { AnsweredCalls, requestDigest } from '../../common/http/once-per-key.js';
import { idempotencyKeyOf } from '../../common/http/idempotency-key.js';

/** A changing call about money. */
export interface KeyedCall {
  /** Id of the staff member: keys of different people never meet. */
  readonly actor: string;
  /** The header `Idempotency-Key`; undefined when the client sent none. */
  readonly key: string | undefined;
  /** Method and path with its ids: `POST /orders/…/receipts`. */
  readonly call: string;
  /** Everything else that the answer depends on; must be plain JSON. */
  readonly body: unknown;
}

/** Calls with an `Idempotency-Key` that need a part of their work outside of its transaction; `@OncePerKey()` is for all others. */
@Injectable()
export class IdempotentCalls {
  constructor(private readonly calls: AnsweredCalls) {}

  /** As `AnsweredCalls.once`; throws 400 for a key that is none. Make the answer the DTO: dates come back as texts. */
  run<Answer>({ actor, key, call, body }: KeyedCall, work: () => Promise<Answer>): Promise<Answer> {
    const known = idempotencyKeyOf(key);
    return this.calls.once(
      known === undefined ? null : { actor, key: known, request: requestDigest(call, body) },
      work,
    );
  }
}

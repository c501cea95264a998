import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { contentHash } from '../../common/content-hash.js';
import { errorOf, invalidField } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { KEY_REUSED } from '../domain/money-errors.js';
import { AnsweredCalls } from './answered-calls.port.js';

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

const MAX_KEY = 200;

/** Calls with an `Idempotency-Key`: the first answer is kept with what the call changed, and given again. Keys are kept for 30 days. */
@Injectable()
export class IdempotentCalls {
  constructor(
    private readonly calls: AnsweredCalls,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `work` in one transaction with its key. The same call again gets the first answer, as JSON gives it back (dates are texts): make
   * the answer the DTO. Waits for the first call while it runs. A call that failed keeps nothing and may be repeated. Throws
   * `request.key_reused` (422) for another call or body, and 400 for a key that is empty or longer than 200 characters.
   */
  run<Answer>({ actor, key, call, body }: KeyedCall, work: () => Promise<Answer>): Promise<Answer> {
    return this.transaction.run(async () => {
      if (key === undefined) return work();
      if (key.trim() === '' || key.length > MAX_KEY) throw invalidField('Idempotency-Key', 'La clave no es válida.');
      const digest = contentHash(JSON.stringify([call, body]));
      const earlier = await this.calls.claim({ actor, key, digest, at: this.clock.now() });
      if (earlier && earlier.digest !== digest) throw errorOf(KEY_REUSED);
      if (earlier) return earlier.answer as Answer;
      const answer = await work();
      await this.calls.answer({ actor, key }, answer);
      return answer;
    });
  }
}

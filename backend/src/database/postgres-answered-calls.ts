import type { Clock } from '../common/clock.port.js';
import { errorOf } from '../common/domain-error.js';
import { AnsweredCalls, KEY_REUSED, type KeyedCall } from '../common/http/once-per-key.js';
import type { TypeOrmTransaction } from './typeorm-transaction.js';

/** Waits for a call with the same key that has not committed yet. */
const CLAIM = `
  INSERT INTO idempotency_key (actor, key, digest, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING key`;

const KEEP = 'UPDATE idempotency_key SET answer = $3 WHERE actor = $1 AND key = $2';

const READ = 'SELECT digest, answer FROM idempotency_key WHERE actor = $1 AND key = $2';

interface AnsweredCallRow {
  readonly digest: string;
  /** Null for an answer without a body. */
  readonly answer: unknown;
}

/** Key, work and answer are one transaction in the table `idempotency_key`: a crash leaves all of them or none. */
export class PostgresAnsweredCalls extends AnsweredCalls {
  constructor(
    private readonly transaction: TypeOrmTransaction,
    private readonly clock: Clock,
  ) {
    super();
  }

  once<T>(call: KeyedCall | null, work: () => Promise<T>): Promise<T> {
    if (!call) return this.transaction.run(work);
    const { actor, key, request } = call;
    return this.transaction.run(async () => {
      const { manager } = this.transaction;
      const claimed = await manager.query<unknown[]>(CLAIM, [actor, key, request, this.clock.now()]);
      if (claimed.length > 0) {
        const answer = await work();
        await manager.query(KEEP, [actor, key, answer === undefined ? null : JSON.stringify(answer)]);
        return answer;
      }
      const [first] = await manager.query<AnsweredCallRow[]>(READ, [actor, key]);
      if (first?.digest !== request) throw errorOf(KEY_REUSED);
      return (first.answer ?? undefined) as T;
    });
  }
}

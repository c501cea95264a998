import { errorOf } from '../common/domain-error.js';
import { AnsweredCalls, KEY_REUSED, type KeyedCall } from '../common/http/once-per-key.js';
import type { Clock } from '../common/clock.port.js';
import type { TypeOrmTransaction } from './typeorm-transaction.js';

/** Waits for a call with the same key that has not committed yet. */
const CLAIM = `
  INSERT INTO answered_call (key, request, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING key`;

const KEEP = 'UPDATE answered_call SET answer = $2 WHERE key = $1';

const READ = 'SELECT request, answer FROM answered_call WHERE key = $1';

interface AnsweredCallRow {
  readonly request: string;
  /** JSON; null for an answer without a body. */
  readonly answer: string | null;
}

/** Key, work and answer are one transaction in the table `answered_call`: a crash leaves all of them or none. */
export class PostgresAnsweredCalls extends AnsweredCalls {
  constructor(
    private readonly transaction: TypeOrmTransaction,
    private readonly clock: Clock,
  ) {
    super();
  }

  async once<T>(call: KeyedCall | null, work: () => Promise<T>): Promise<T> {
    if (!call) return work();
    return this.transaction.run(async () => {
      const { manager } = this.transaction;
      const claimed = await manager.query<unknown[]>(CLAIM, [call.key, call.request, this.clock.now()]);
      if (claimed.length > 0) {
        const answer = await work();
        await manager.query(KEEP, [call.key, answer === undefined ? null : JSON.stringify(answer)]);
        return answer;
      }
      const [first] = await manager.query<AnsweredCallRow[]>(READ, [call.key]);
      if (first?.request !== call.request) throw errorOf(KEY_REUSED);
      return (first.answer === null ? undefined : JSON.parse(first.answer)) as T;
    });
  }
}

import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { TooManyRequestsError } from '../common/domain-error.js';
import { callerKey } from '../common/throttling/caller-key.js';
import type { CallersOf, Subject, ThrottlePolicy } from '../common/throttling/policies.js';
import { RateLimiter } from '../common/throttling/rate-limiter.port.js';

/** Counts on all instances together: in the table `rate_limit`, outside the caller's transaction. */
export class PostgresRateLimiter extends RateLimiter {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async consume<S extends readonly Subject[]>(policy: ThrottlePolicy<S>, ...callers: CallersOf<S>): Promise<void> {
    try {
      await this.limiterFor(policy).consume(callerKey(policy, callers));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // `Retry-After: 0` would cause another try at once.
      throw new TooManyRequestsError(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }

  async reward<S extends readonly Subject[]>(policy: ThrottlePolicy<S>, ...callers: CallersOf<S>): Promise<void> {
    await this.limiterFor(policy).reward(callerKey(policy, callers));
  }

  private limiterFor({ name, calls, seconds }: ThrottlePolicy): RateLimiterPostgres {
    const known = this.limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points: calls,
      duration: seconds,
      // A caller this far beyond the limit is refused from memory: refusing a flood costs no statement.
      inMemoryBlockOnConsumed: calls * 2,
    });
    this.limiters.set(name, limiter);
    return limiter;
  }
}

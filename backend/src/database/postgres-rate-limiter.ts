import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { TooManyRequestsError } from '../common/domain-error.js';
import { type RateLimit, RateLimiter } from '../common/rate-limiter.port.js';

/** Counts in the table `rate_limit`, outside the caller's transaction: a refused call is still a call. */
@Injectable()
export class PostgresRateLimiter extends RateLimiter {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async count(limit: RateLimit, caller: string): Promise<void> {
    // The key outlives the request for a while; a digest keeps addresses of people out of the table.
    const key = createHash('sha256').update(caller).digest('base64url');
    try {
      await this.limiterFor(limit).consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequestsError(Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  private limiterFor({ name, calls, seconds }: RateLimit): RateLimiterPostgres {
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
    });
    this.limiters.set(name, limiter);
    return limiter;
  }
}

import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from '../../../common/domain-error.js';

/** Thousands of phones share one address of their provider and never meet it, a script that fills the table does. */
const NEW_CARTS = { points: 3000, duration: 600 };

const MOST_KNOWN = 20_000;

/**
 * Limits how many carts one address begins. Counted by each instance for itself and without the database, because it
 * stands before every addition; a cart that an instance has not seen yet counts as new.
 */
@Injectable()
export class NewCartLimit {
  private readonly limiter = new RateLimiterMemory(NEW_CARTS);
  private readonly known = new LRUCache<string, true>({ max: MOST_KNOWN });

  /** Throws `TooManyRequestsError` when this address began too many carts. */
  async count(sessionId: string, address: string): Promise<void> {
    if (this.known.get(sessionId)) return;
    try {
      await this.limiter.consume(address);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequestsError(Math.ceil(refusal.msBeforeNext / 1000));
    }
    this.known.set(sessionId, true);
  }
}

import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { POLICIES } from '../../../common/throttling/policies.js';
import { RateLimiter } from '../../../common/throttling/rate-limiter.port.js';

const MAX_KNOWN_CARTS = 20_000;

/** Limits how many carts one network begins; a cart that this instance has not seen yet counts as new. */
@Injectable()
export class NewCartLimit {
  private readonly known = new LRUCache<string, true>({ max: MAX_KNOWN_CARTS });

  constructor(private readonly limiter: RateLimiter) {}

  /** Throws `TooManyRequestsError` when the network of this IP address began too many carts. */
  async count(sessionId: string, ip: string): Promise<void> {
    if (this.known.get(sessionId)) return;
    await this.limiter.consume(POLICIES.newCarts, ip);
    this.known.set(sessionId, true);
  }
}

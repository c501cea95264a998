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

  /** Counts lines that are added to the cart, and the cart if it is new. Throws `TooManyRequestsError` as {@link count}. */
  async countLines(sessionId: string, ip: string, lines: number): Promise<void> {
    await this.count(sessionId, ip);
    for (let line = 0; line < lines; line += 1) {
      await this.limiter.consume(POLICIES.cartLines, ip);
      await this.limiter.consume(POLICIES.cartLinesOfDay, ip);
    }
  }

  /** Throws `TooManyRequestsError` when the network of this IP address began too many carts. */
  async count(sessionId: string, ip: string): Promise<void> {
    if (this.known.get(sessionId)) return;
    await this.limiter.consume(POLICIES.newCarts, ip);
    this.known.set(sessionId, true);
  }
}

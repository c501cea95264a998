import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/domain-error.js';
import { POLICIES } from '../../../common/throttling/policies.js';
import { RateLimiter } from '../../../common/throttling/rate-limiter.port.js';

/** Limits the wrong discount codes of a cart, and of all carts of a network; right ones, and calls without a code, do not count. */
@Injectable()
export class DiscountGuessLimit {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Applies a code. Counts it before it is known to be right, so that calls at the same time cannot pass the limit together; throws
   * `TooManyRequestsError` beyond it.
   */
  async count(sessionId: string, ip: string, apply: () => Promise<void>): Promise<void> {
    const { wrongDiscounts, wrongDiscountsOfNetwork } = POLICIES;
    // The cart first: what it is refused must not use up what its network may.
    await this.limiter.consume(wrongDiscounts, ip, sessionId);
    try {
      await this.limiter.consume(wrongDiscountsOfNetwork, ip);
      await apply();
    } catch (error) {
      if (!isGuess(error)) await this.takeBack(sessionId, ip);
      throw error;
    }
    await this.takeBack(sessionId, ip);
  }

  private async takeBack(sessionId: string, ip: string): Promise<void> {
    await this.limiter.reward(POLICIES.wrongDiscounts, ip, sessionId);
    await this.limiter.reward(POLICIES.wrongDiscountsOfNetwork, ip);
  }
}

function isGuess(error: unknown): boolean {
  return error instanceof DomainError && error.kind !== 'unavailable' && error.code !== 'discount.empty';
}

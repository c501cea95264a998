import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { canBeCode, codeRefusal, emptyCode, expiredCode, isInForce, normalisedCode } from '../domain/discount.js';
import { Discounts } from './discounts.port.js';

/** Applies and removes promotional codes (accounts-payments-chatbot.md, section 5; decisions, 6). */
@Injectable()
export class DiscountService {
  constructor(
    private readonly discounts: Discounts,
    private readonly clock: Clock,
  ) {}

  async apply(sessionId: string, typed: string): Promise<void> {
    const code = normalisedCode(typed);
    if (code === '') throw emptyCode();
    const now = this.clock.now();
    const [found, applied] = await Promise.all([
      canBeCode(code) ? this.discounts.code(code) : null,
      this.discounts.appliedTo(sessionId),
    ]);
    const refusal = codeRefusal(found, now);
    if (refusal) throw refusal;
    // Typing it again does not give a cart another 30 days.
    if (applied?.code.code === code && !isInForce(applied, now)) throw expiredCode();
    await this.discounts.apply(sessionId, code, now);
  }

  async remove(sessionId: string): Promise<void> {
    await this.discounts.remove(sessionId);
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import {
  canBeCode,
  type CodeState,
  codeRefusal,
  type DiscountCode,
  emptyCode,
  expiredCode,
  invalidCode,
  isInForce,
  normalisedCode,
  stateOf,
} from '../domain/discount.js';
import { Discounts } from './discounts.port.js';

/** A code and what the owner reads about it. */
export interface ListedCode {
  readonly code: DiscountCode;
  readonly state: CodeState;
}

/** Applies and removes promotional codes. */
@Injectable()
export class DiscountService {
  constructor(
    private readonly discounts: Discounts,
    private readonly clock: Clock,
  ) {}

  async apply(sessionId: string, typed: string): Promise<void> {
    const code = normalisedCode(typed);
    if (typed.trim() === '') throw emptyCode();
    const now = this.clock.now();
    const found = canBeCode(code) ? await this.discounts.code(code, now) : null;
    if (!found) throw invalidCode();
    const refusal = codeRefusal(found, now);
    if (refusal) throw refusal;
    // Neither typing it again nor removing it first gives a cart another 30 days.
    const appliedAt = await this.discounts.firstApplied(sessionId, code);
    if (appliedAt && !isInForce({ code: found, appliedAt }, now)) throw expiredCode();
    await this.discounts.apply(sessionId, code, now);
  }

  /** Every code with its state now. */
  async list(): Promise<ListedCode[]> {
    const now = this.clock.now();
    return (await this.discounts.list(now)).map((code) => ({ code, state: stateOf(code, now) }));
  }

  async remove(sessionId: string): Promise<void> {
    await this.discounts.remove(sessionId);
  }
}

import { Discounts } from '../../src/cart/application/discounts.port.js';
import { type AppliedDiscount, DiscountCode } from '../../src/cart/domain/discount.js';

/** Codes in memory; opens with the seeded one. */
export class InMemoryDiscounts extends Discounts {
  readonly codes: DiscountCode[] = [
    Object.assign(new DiscountCode(), { code: 'SIGERIST15', percent: 15, active: true, starts: null, ends: null }),
  ];
  private readonly applied = new Map<string, { code: string; appliedAt: Date }>();

  code(code: string): Promise<DiscountCode | null> {
    return Promise.resolve(this.codes.find((candidate) => candidate.code === code) ?? null);
  }

  async appliedTo(sessionId: string): Promise<AppliedDiscount | null> {
    const applied = this.applied.get(sessionId);
    const code = applied && (await this.code(applied.code));
    return applied && code ? { code, appliedAt: applied.appliedAt } : null;
  }

  apply(sessionId: string, code: string, now: Date): Promise<void> {
    if (this.applied.get(sessionId)?.code !== code) this.applied.set(sessionId, { code, appliedAt: now });
    return Promise.resolve();
  }

  remove(sessionId: string): Promise<void> {
    this.applied.delete(sessionId);
    return Promise.resolve();
  }
}

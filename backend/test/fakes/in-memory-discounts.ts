import { Discounts } from '../../src/cart/application/discounts.port.js';
import { type AppliedDiscount, DiscountCode } from '../../src/cart/domain/discount.js';

/** Codes in memory; opens with the seeded one. */
export class InMemoryDiscounts extends Discounts {
  readonly codes: DiscountCode[] = [
    Object.assign(new DiscountCode(), { code: 'SIGERIST15', percent: 15, active: true, starts: null, ends: null }),
  ];
  private readonly applied = new Map<string, string>();
  private readonly first = new Map<string, Date>();

  code(code: string): Promise<DiscountCode | null> {
    return Promise.resolve(this.codes.find((candidate) => candidate.code === code) ?? null);
  }

  async appliedTo(sessionId: string): Promise<AppliedDiscount | null> {
    const applied = this.applied.get(sessionId) ?? '';
    const [code, appliedAt] = [await this.code(applied), await this.firstApplied(sessionId, applied)];
    return code && appliedAt ? { code, appliedAt } : null;
  }

  firstApplied(sessionId: string, code: string): Promise<Date | null> {
    return Promise.resolve(this.first.get(`${sessionId} ${code}`) ?? null);
  }

  apply(sessionId: string, code: string, now: Date): Promise<void> {
    const key = `${sessionId} ${code}`;
    if (!this.first.has(key)) this.first.set(key, now);
    this.applied.set(sessionId, code);
    return Promise.resolve();
  }

  remove(sessionId: string): Promise<void> {
    this.applied.delete(sessionId);
    return Promise.resolve();
  }
}

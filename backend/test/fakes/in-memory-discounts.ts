import { Discounts, type DiscountUse } from '../../src/cart/application/discounts.port.js';
import { aDiscountCode } from '../builders/cart.builder.js';
import type { AppliedDiscount, DiscountCode } from '../../src/cart/domain/discount.js';

/** Codes in memory; opens with the seeded one. */
export class InMemoryDiscounts extends Discounts {
  readonly codes: DiscountCode[] = [aDiscountCode()];
  private readonly uses = new Map<string, DiscountUse>();
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

  list(): Promise<DiscountCode[]> {
    return Promise.resolve(this.codes.toSorted((a, b) => (a.code < b.code ? -1 : 1)));
  }

  lock(): Promise<void> {
    return Promise.resolve();
  }

  usesBy(code: string, customer: string): Promise<number> {
    const own = [...this.uses.values()].filter((use) => use.code === code && use.customer === customer);
    return Promise.resolve(own.length);
  }

  async addUse(use: DiscountUse): Promise<void> {
    const code = await this.code(use.code);
    if (!code || this.uses.has(use.orderId)) return;
    this.uses.set(use.orderId, use);
    code.uses += 1;
  }

  async removeUse(orderId: string): Promise<void> {
    const code = await this.code(this.uses.get(orderId)?.code ?? '');
    if (this.uses.delete(orderId) && code) code.uses -= 1;
  }
}

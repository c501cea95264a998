import {
  Discounts,
  type DiscountUse,
  type Reservation,
  type ReservedUses,
} from '../../src/cart/application/discounts.port.js';
import { aDiscountCode } from '../builders/cart.builder.js';
import { type AppliedDiscount, DiscountCode } from '../../src/cart/domain/discount.js';

/** Codes in memory; opens with the seeded one. */
export class InMemoryDiscounts extends Discounts {
  readonly codes: DiscountCode[] = [aDiscountCode()];
  private readonly uses = new Map<string, DiscountUse>();
  private readonly applied = new Map<string, string>();
  private readonly first = new Map<string, Date>();
  private readonly reservations = new Map<string, Reservation>();

  code(code: string, now: Date): Promise<DiscountCode | null> {
    const found = this.codes.find((candidate) => candidate.code === code);
    return Promise.resolve(found ? this.withPlaced(found, now) : null);
  }

  async appliedTo(sessionId: string, now: Date): Promise<AppliedDiscount | null> {
    const applied = this.applied.get(sessionId) ?? '';
    const [code, appliedAt] = [await this.code(applied, now), await this.firstApplied(sessionId, applied)];
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

  list(now: Date): Promise<DiscountCode[]> {
    const sorted = this.codes.toSorted((a, b) => (a.code < b.code ? -1 : 1));
    return Promise.resolve(sorted.map((code) => this.withPlaced(code, now)));
  }

  lock(): Promise<void> {
    return Promise.resolve();
  }

  usesBy(code: string, customer: string, now: Date): Promise<number> {
    const placed = this.live(code, now).filter(({ isPlaced }) => isPlaced);
    const own = [...this.uses.values(), ...placed].filter((use) => use.code === code && use.customer === customer);
    return Promise.resolve(own.length);
  }

  reserved(of: Pick<Reservation, 'code' | 'customer' | 'network'>, now: Date): Promise<ReservedUses> {
    const live = this.live(of.code, now);
    return Promise.resolve({
      byCarts: live.filter(({ isPlaced }) => !isPlaced).length,
      byCustomer: live.filter(({ customer }) => customer === of.customer).length,
      byCustomersCarts: live.filter(({ customer, isPlaced }) => customer === of.customer && !isPlaced).length,
      byNetwork: live.filter(({ network }) => network === of.network).length,
    });
  }

  takeReservations(holders: readonly string[]): Promise<Reservation[]> {
    const taken = holders.flatMap((holder) => this.reservations.get(holder) ?? []);
    for (const { holder } of taken) this.reservations.delete(holder);
    return Promise.resolve(taken);
  }

  addReservation(reservation: Reservation): Promise<void> {
    this.reservations.set(reservation.holder, reservation);
    return Promise.resolve();
  }

  reservedUntil(holder: string): Promise<Date | null> {
    return Promise.resolve(this.reservations.get(holder)?.expiresAt ?? null);
  }

  extendReservation(holder: string, expiresAt: Date, now: Date): Promise<void> {
    const kept = this.reservations.get(holder);
    if (kept && kept.expiresAt > now && kept.expiresAt < expiresAt)
      this.reservations.set(holder, { ...kept, expiresAt });
    return Promise.resolve();
  }

  hasUse(orderId: string): Promise<boolean> {
    return Promise.resolve(this.uses.has(orderId));
  }

  addUse(use: DiscountUse): Promise<void> {
    const code = this.codes.find((each) => each.code === use.code);
    if (!code || this.uses.has(use.orderId)) return Promise.resolve();
    this.uses.set(use.orderId, use);
    code.uses += 1;
    return Promise.resolve();
  }

  removeUse(orderId: string): Promise<void> {
    const used = this.uses.get(orderId)?.code;
    const code = this.codes.find((each) => each.code === used);
    if (this.uses.delete(orderId) && code) code.uses -= 1;
    return Promise.resolve();
  }

  private live(code: string, now: Date): Reservation[] {
    return [...this.reservations.values()].filter((each) => each.code === code && each.expiresAt > now);
  }

  private withPlaced(code: DiscountCode, now: Date): DiscountCode {
    const placed = this.live(code.code, now).filter(({ isPlaced }) => isPlaced).length;
    return Object.assign(new DiscountCode(), code, { uses: code.uses + placed });
  }
}

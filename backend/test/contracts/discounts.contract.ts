import { aDiscountCode } from '../builders/cart.builder.js';
import type { Discounts } from '../../src/cart/application/discounts.port.js';

/** Contract of every store of discount codes, on the seeded code. */
export function itKeepsDiscounts(discounts: () => Discounts): void {
  const now = new Date('2026-01-15T15:00:00.000Z');
  const later = new Date('2026-01-20T15:00:00.000Z');
  const seeded = aDiscountCode();

  it('finds the seeded code and no other', async () => {
    expect(await discounts().code('SIGERIST15')).toEqual(seeded);
    expect(await discounts().code('SIGERIST10')).toBeNull();
  });

  it('applies a code to one cart, and keeps the moment when it is applied again', async () => {
    const session = crypto.randomUUID();
    expect(await discounts().appliedTo(session)).toBeNull();
    await discounts().apply(session, 'SIGERIST15', now);
    await discounts().apply(session, 'SIGERIST15', later);
    expect(await discounts().appliedTo(session)).toEqual({ code: seeded, appliedAt: now });
    expect(await discounts().appliedTo(crypto.randomUUID())).toBeNull();
  });

  it('removes a code, also twice, and keeps its first moment when it is applied again', async () => {
    const session = crypto.randomUUID();
    await discounts().apply(session, 'SIGERIST15', now);
    await discounts().remove(session);
    await discounts().remove(session);
    expect(await discounts().appliedTo(session)).toBeNull();
    expect(await discounts().firstApplied(session, 'SIGERIST15')).toEqual(now);
    expect(await discounts().firstApplied(session, 'SIGERIST10')).toBeNull();
    await discounts().apply(session, 'SIGERIST15', later);
    expect(await discounts().appliedTo(session)).toMatchObject({ appliedAt: now });
  });

  it('lists every code', async () => {
    expect((await discounts().list()).map(({ code }) => code)).toContain('SIGERIST15');
  });

  it('counts a use once for each order, and gives it back', async () => {
    const [customer, order, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const uses = async () => (await discounts().code('SIGERIST15'))!.uses;
    const before = await uses();
    await discounts().addUse({ orderId: order, code: 'SIGERIST15', customer });
    await discounts().addUse({ orderId: order, code: 'SIGERIST15', customer });
    await discounts().addUse({ orderId: other, code: 'SIGERIST15', customer: 'somebody' });
    await discounts().addUse({ orderId: crypto.randomUUID(), code: 'NADA', customer });
    expect(await uses()).toBe(before + 2);
    expect(await discounts().usesBy('SIGERIST15', customer)).toBe(1);
    for (const id of [order, other, order]) await discounts().removeUse(id);
    expect(await uses()).toBe(before);
    expect(await discounts().usesBy('SIGERIST15', customer)).toBe(0);
  });
}

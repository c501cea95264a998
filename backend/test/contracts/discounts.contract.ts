import { aDiscountCode } from '../builders/cart.builder.js';
import type { Discounts } from '../../src/cart/application/discounts.port.js';

/** Contract of every store of discount codes, on the seeded code. */
export function itKeepsDiscounts(discounts: () => Discounts): void {
  const now = new Date('2026-01-15T15:00:00.000Z');
  const later = new Date('2026-01-20T15:00:00.000Z');
  const seeded = aDiscountCode();

  it('finds the seeded code and no other', async () => {
    expect(await discounts().code('SIGERIST15', later)).toEqual(seeded);
    expect(await discounts().code('SIGERIST10', later)).toBeNull();
  });

  it('applies a code to one cart, and keeps the moment when it is applied again', async () => {
    const session = crypto.randomUUID();
    expect(await discounts().appliedTo(session, later)).toBeNull();
    await discounts().apply(session, 'SIGERIST15', now);
    await discounts().apply(session, 'SIGERIST15', later);
    expect(await discounts().appliedTo(session, later)).toEqual({ code: seeded, appliedAt: now });
    expect(await discounts().appliedTo(crypto.randomUUID(), later)).toBeNull();
  });

  it('removes a code, also twice, and keeps its first moment when it is applied again', async () => {
    const session = crypto.randomUUID();
    await discounts().apply(session, 'SIGERIST15', now);
    await discounts().remove(session);
    await discounts().remove(session);
    expect(await discounts().appliedTo(session, later)).toBeNull();
    expect(await discounts().firstApplied(session, 'SIGERIST15')).toEqual(now);
    expect(await discounts().firstApplied(session, 'SIGERIST10')).toBeNull();
    await discounts().apply(session, 'SIGERIST15', later);
    expect(await discounts().appliedTo(session, later)).toMatchObject({ appliedAt: now });
  });

  it('lists every code', async () => {
    expect((await discounts().list(later)).map(({ code }) => code)).toContain('SIGERIST15');
  });

  it('counts a use once for each order, and gives it back', async () => {
    const [customer, order, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const uses = async () => (await discounts().code('SIGERIST15', later))!.uses;
    const before = await uses();
    await discounts().addUse({ orderId: order, code: 'SIGERIST15', customer });
    await discounts().addUse({ orderId: order, code: 'SIGERIST15', customer });
    await discounts().addUse({ orderId: other, code: 'SIGERIST15', customer: 'somebody' });
    await discounts().addUse({ orderId: crypto.randomUUID(), code: 'NADA', customer });
    expect(await uses()).toBe(before + 2);
    expect(await discounts().usesBy('SIGERIST15', customer, later)).toBe(1);
    for (const id of [order, other, order]) await discounts().removeUse(id);
    expect(await uses()).toBe(before);
    expect(await discounts().usesBy('SIGERIST15', customer, later)).toBe(0);
  });

  it('counts reservations that have not ended: those of placed orders as uses, those of carts apart', async () => {
    const [code, customer, network] = ['SIGERIST15', crypto.randomUUID(), crypto.randomUUID()];
    const [cart, order, ended] = ['cart', 'order', 'ended'].map((kind) => `${kind}:${crypto.randomUUID()}`) as [
      string,
      string,
      string,
    ];
    const before = (await discounts().code(code, now))!.uses;
    const reservation = { code, customer, network, isPlaced: false, expiresAt: later };
    const soon = new Date(now.getTime() + 1);
    await discounts().addReservation({ ...reservation, holder: cart });
    await discounts().addReservation({ ...reservation, holder: order, isPlaced: true });
    await discounts().addReservation({ ...reservation, holder: ended, isPlaced: true, expiresAt: soon });
    const reserved = (at: Date, changes = {}) => discounts().reserved({ ...reservation, ...changes }, at);
    expect(await reserved(soon)).toEqual({ byCarts: 1, byCustomer: 2, byCustomersCarts: 1, byNetwork: 2 });
    expect(await discounts().usesBy(code, customer, soon)).toBe(1);
    expect(await reserved(soon, { customer: 'another', network: 'another' })).toMatchObject({
      byCustomer: 0,
      byNetwork: 0,
    });
    expect((await discounts().code(code, soon))!.uses).toBe(before + 1);
    expect((await discounts().list(later)).find((each) => each.code === code)!.uses).toBe(before);

    const longer = new Date(later.getTime() + 1);
    for (const holder of [cart, ended]) await discounts().extendReservation(holder, longer, soon);
    expect(await reserved(later)).toMatchObject({ byCarts: 1, byCustomer: 1 });
    expect(await discounts().reservedUntil(cart)).toEqual(longer);
    expect(await discounts().takeReservations([cart, ended])).toEqual(
      expect.arrayContaining([
        { ...reservation, holder: cart, expiresAt: longer },
        { ...reservation, holder: ended, isPlaced: true, expiresAt: soon },
      ]),
    );
    expect(await discounts().takeReservations([cart])).toEqual([]);
    expect(await discounts().reservedUntil(cart)).toBeNull();
    expect(await discounts().takeReservations([order])).toHaveLength(1);
  });

  it('knows whether an order used a code', async () => {
    const orderId = crypto.randomUUID();
    expect(await discounts().hasUse(orderId)).toBe(false);
    await discounts().addUse({ orderId, code: 'SIGERIST15', customer: 'somebody' });
    expect(await discounts().hasUse(orderId)).toBe(true);
    await discounts().removeUse(orderId);
  });
}

import { aDiscountCode } from '../../../test/builders/cart.builder.js';
import { InMemoryDiscounts } from '../../../test/fakes/in-memory-discounts.js';
import { DiscountUses } from './discount-uses.js';

describe(DiscountUses.name, () => {
  const email = 'laura@example.com';
  const order = (code: string | null = 'TRES', changes: object = {}) => ({
    id: crypto.randomUUID(),
    code,
    email,
    ...changes,
  });
  let discounts: InMemoryDiscounts;
  let uses: DiscountUses;
  beforeEach(() => {
    discounts = new InMemoryDiscounts();
    discounts.codes.push(aDiscountCode({ code: 'TRES', totalLimit: 3 }));
    discounts.codes.push(aDiscountCode({ code: 'UNO', perCustomerLimit: 1 }));
    uses = new DiscountUses(discounts);
  });

  it('counts nothing without a code', async () => {
    await uses.count(order(null));
    await uses.countPaid(order(null));
    expect(discounts.codes.filter((code) => code.uses > 0)).toEqual([]);
  });

  it('refuses the order after the last use, and accepts one again after a use was released', async () => {
    const orders = [order(), order(), order()];
    for (const each of orders) await uses.count(each);
    await expect(uses.count(order())).rejects.toMatchObject({ kind: 'invalid', code: 'discount.expired' });
    await expect(uses.assertAvailable(order())).rejects.toMatchObject({ code: 'discount.expired' });
    await uses.release(orders[0]!.id);
    await uses.count(order());
    expect((await discounts.code('TRES'))!.uses).toBe(3);
  });

  it('counts an order that is paid already beyond the limit', async () => {
    for (let paid = 0; paid < 4; paid += 1) await uses.countPaid(order());
    expect((await discounts.code('TRES'))!.uses).toBe(4);
  });

  it('refuses the second order of a mailbox, however it is written, and no other one', async () => {
    await uses.count(order('UNO'));
    const again = uses.assertAvailable(order('UNO', { email: 'Laura+bolso@Example.com' }));
    await expect(again).rejects.toMatchObject({
      code: 'discount.customer_limit',
      message: 'Ya usaste el código UNO en otro pedido. Quítalo del carrito para continuar.',
    });
    await uses.count(order('UNO', { email: 'sara@example.com' }));
  });
});

import { aDiscountCode } from '../../../test/builders/cart.builder.js';
import { InMemoryDiscounts } from '../../../test/fakes/in-memory-discounts.js';
import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { DiscountUses } from './discount-uses.js';

const HOUR = 3_600_000;

describe(DiscountUses.name, () => {
  const IP = '203.0.113.7';
  let discounts: InMemoryDiscounts;
  let clock: ManualClock;
  let uses: DiscountUses;
  let made = 0;
  /** A cart of somebody else, unless the email is given. */
  const cart = (code: string | null, email = `familia${(made += 1)}@example.com`) => ({
    sessionId: `session-${(made += 1)}`,
    code,
    email,
  });
  type Cart = ReturnType<typeof cart>;
  const orderOf = ({ code, email }: Cart) => ({ id: crypto.randomUUID(), code, email });
  const used = async (code: string) => (await discounts.code(code, clock.now()))!.uses;
  const reserve = (each: Cart, ip = IP) => uses.reserveForCart(each, ip);
  const pay = (each: Cart, { sessionId } = each) => uses.countPaid(orderOf(each), { sessionId });
  const otherIp = () => `198.51.100.${(made += 1)}`;

  beforeEach(() => {
    discounts = new InMemoryDiscounts();
    clock = new ManualClock();
    discounts.codes.push(
      aDiscountCode({ code: 'UNO', totalLimit: 1, perCustomerLimit: 1 }),
      aDiscountCode({ code: 'TRES', totalLimit: 3 }),
      aDiscountCode({ code: 'NUEVE', totalLimit: 9 }),
      aDiscountCode({ code: 'CADA', perCustomerLimit: 1 }),
    );
    uses = new DiscountUses(discounts, clock);
  });

  it('counts nothing without a code', async () => {
    await reserve(cart(null));
    expect(await pay(cart(null))).toBe(true);
    expect(discounts.codes.filter((code) => code.uses > 0)).toEqual([]);
  });

  it('keeps one use for each mailbox, however it is written, until it is paid', async () => {
    const first = cart('UNO', 'laura@example.com');
    await reserve(first);
    await expect(reserve(cart('UNO', 'Laura+bolso@Example.com'), otherIp())).rejects.toMatchObject({
      kind: 'invalid',
      code: 'discount.customer_unpaid',
      message: expect.stringContaining('Ya apartaste el código UNO') as string,
    });
    await expect(reserve(cart('UNO'), otherIp())).rejects.toMatchObject({
      code: 'discount.taken',
      message: expect.stringContaining('Otras personas están pagando con el código UNO') as string,
    });
    expect(await pay(first)).toBe(true);
    expect(await used('UNO')).toBe(1);
    await expect(reserve(cart('UNO'), otherIp())).rejects.toMatchObject({ code: 'discount.expired' });
  });

  it('refuses the second order of a customer, and no other one', async () => {
    expect(await pay(cart('CADA', 'laura@example.com'))).toBe(true);
    const again = cart('CADA', 'Laura+2@example.com');
    for (const refused of [uses.assertAvailable(again), reserve(again)])
      await expect(refused).rejects.toMatchObject({ code: 'discount.customer_limit' });
    await reserve(cart('CADA'));
  });

  it('lasts an hour from the last act, and is renewed by its own cart alone', async () => {
    const first = cart('UNO');
    await reserve(first);
    clock.pass(HOUR - 1);
    await reserve(first, otherIp());
    clock.pass(HOUR - 1);
    await uses.extend(first);
    clock.pass(HOUR - 1);
    await expect(reserve(cart('UNO'), otherIp())).rejects.toMatchObject({ code: 'discount.taken' });
    clock.pass(1);
    await uses.extend(first);
    const second = cart('UNO');
    await reserve(second, otherIp());
    expect([await pay(first), await pay(second), await used('UNO')]).toEqual([false, true, 1]);
  });

  it('gives a later payer a use if one is left, also beside what others have reserved', async () => {
    const late = cart('TRES');
    await reserve(late);
    clock.pass(HOUR);
    await reserve(cart('TRES'), otherIp());
    expect(await pay(late)).toBe(true);
    await reserve(cart('TRES'), otherIp());
    expect([await pay(late), await used('TRES')]).toEqual([false, 1]);
    expect(await pay(cart('CADA', 'laura@example.com'))).toBe(true);
    expect(await pay(cart('CADA', 'laura@example.com'))).toBe(false);
  });

  it.each([
    ['TRES', 2],
    ['NUEVE', 3],
  ])('leaves others a part of the code %s: a network has %d unpaid', async (code, most) => {
    for (let each = 0; each < most; each += 1) await reserve(cart(code));
    await expect(reserve(cart(code))).rejects.toMatchObject({ code: 'discount.taken' });
    await reserve(cart(code), otherIp());
  });

  it('counts an IPv6 /48 as one network', async () => {
    for (const own of ['1', 'ffff']) await reserve(cart('TRES'), `2001:db8:1:${own}::7`);
    await expect(reserve(cart('TRES'), '2001:db8:1:2::7')).rejects.toMatchObject({ code: 'discount.taken' });
    await reserve(cart('TRES'), '2001:db8:2:2::7');
  });

  it('hands the use of a cart on to its order by transfer, which counts for a day', async () => {
    const first = cart('UNO');
    await reserve(first);
    const order = orderOf(first);
    await uses.reserveForOrder(order, first.sessionId, IP);
    expect(await used('UNO')).toBe(1);
    expect(await uses.keptUntil(order)).toEqual(new Date(clock.now().getTime() + 24 * HOUR));
    expect(await uses.keptUntil({ ...order, code: 'SIGERIST15' })).toBeNull();
    clock.pass(24 * HOUR - 1);
    await expect(reserve(cart('UNO'), otherIp())).rejects.toMatchObject({ code: 'discount.expired' });
    clock.pass(1);
    expect(await used('UNO')).toBe(0);
    await reserve(cart('UNO'), otherIp());
    await expect(uses.reserveAgain(order, IP)).rejects.toMatchObject({
      code: 'discount.taken',
      message: expect.stringContaining('Escríbenos antes de pagar') as string,
    });
    expect(await uses.countPaid(order)).toBe(false);
    await uses.countAccepted(order);
    expect(await used('UNO')).toBe(1);
  });

  it('gives a payment the use of the transfer order that it replaces', async () => {
    const first = cart('UNO');
    const transfer = orderOf(first);
    await uses.reserveForOrder(transfer, first.sessionId, IP);
    clock.pass(2 * HOUR);
    expect(await uses.countPaid(orderOf(first), { sessionId: first.sessionId, orderIds: [transfer.id] })).toBe(true);
    await uses.release(transfer.id);
    expect(await used('UNO')).toBe(1);
  });

  it('keeps nothing for a cart without its code any more', async () => {
    const first = cart('UNO');
    await reserve(first);
    await reserve({ ...first, code: null });
    await reserve(cart('UNO'), otherIp());
  });

  it('returns the use of an order that came to nothing, paid or reserved', async () => {
    const [paid, free] = [orderOf(cart('UNO')), orderOf(cart('UNO'))];
    expect(await uses.countPaid(paid)).toBe(true);
    expect(await uses.countPaid(paid)).toBe(true);
    await expect(uses.countFree(free, 'session-free', IP)).rejects.toMatchObject({ code: 'discount.expired' });
    await uses.release(paid.id);
    await uses.countFree(free, 'session-free', IP);
    expect(await used('UNO')).toBe(1);
    await uses.release(free.id);
    const unpaid = cart('UNO');
    const order = orderOf(unpaid);
    await uses.reserveForOrder(order, unpaid.sessionId, IP);
    await uses.release(order.id);
    expect(await used('UNO')).toBe(0);
  });
});

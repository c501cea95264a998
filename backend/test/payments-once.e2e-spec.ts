import type { StaffOrderDto } from '../src/orders/adapters/http/staff-orders.dto.js';
import { eventually } from './support/eventually.js';
import type { BegunPayment } from './support/paying-people.js';
import { PayingShop } from './support/paying-shop.js';

/** Races of reports about a payment, on PostgreSQL, with two instances of the shop. */
describe('a payment', () => {
  let shop: PayingShop;
  const DUE = 'SELECT id FROM graphile_worker.jobs WHERE run_at <= now()';
  const at = async (call: PromiseLike<{ status: number }>) => (await call).status;
  const cart = async ({ sessionId }: BegunPayment) => (await shop.api().get(`/api/cart/${sessionId}`)).body as object[];
  const approved = ({ config }: BegunPayment, id: string) => ({
    id,
    status: 'APPROVED',
    amountInCents: config.amountInCents,
    reference: config.reference,
  });
  const attemptOf = async ({ config }: BegunPayment) => {
    const [row] = await shop.sql<{ state: string; is_open: boolean; next_check_at: Date | null }>(
      'SELECT state, is_open, next_check_at FROM payment_attempt WHERE reference = $1',
      [config.reference],
    );
    return row!;
  };
  const askProvider = (payment: BegunPayment, daysLater = 0) => shop.check(payment, daysLater);

  /** One paid order, one mail to the shopper, an empty cart. */
  async function expectPaidOnce(payment: BegunPayment): Promise<void> {
    await shop.allHandled();
    expect(await shop.orders(payment, 1)).toMatchObject([{ status: 'paid', reference: payment.config.reference }]);
    await shop.mailbox.wait('order', payment.email, 1);
    expect(await cart(payment)).toEqual([]);
    expect(await attemptOf(payment)).toMatchObject({ state: 'approved', is_open: false });
  }

  beforeAll(async () => {
    shop = await PayingShop.open();
  });
  afterAll(() => shop.close());

  it('makes one order when browsers and events report it at the same instant on both instances', async () => {
    const payment = await shop.begin();
    const id = await shop.pay(payment.config);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => at(shop.complete(id))),
      ...Array.from({ length: 4 }, () => at(shop.notify(approved(payment, id)))),
      at(shop.complete(id).set('Cookie', payment.cookie)),
    ]);
    expect(answers.filter((status) => ![200, 201].includes(status))).toEqual([]);
    expect(answers.filter((status) => status === 201).length).toBeLessThanOrEqual(1);
    await expectPaidOnce(payment);
  });

  it('stays paid when the provider is read as pending afterwards', async () => {
    const payment = await shop.begin();
    const id = await shop.pay(payment.config, { outcome: 'PENDING' });
    await shop.complete(id).expect(202, { status: 'PENDING' });
    await shop.notify(approved(payment, id)).expect(200);
    await shop.orders(payment, 1);
    await askProvider(payment);
    await shop.complete(id).expect(200);
    await expectPaidOnce(payment);
  });

  it('leaves the cart as it is when the bank declines it', async () => {
    const payment = await shop.begin();
    const declined = await shop.pay(payment.config, { outcome: 'DECLINED' });
    const refusal = await shop.complete(declined).expect(402);
    expect(refusal.body).toMatchObject({ code: 'payment.declined', success: false });
    expect(await cart(payment)).toHaveLength(1);
  });

  it('does not blame the bank for an error of the provider', async () => {
    const payment = await shop.begin();
    const id = await shop.pay(payment.config, { outcome: 'ERROR' });
    const refusal = await shop.complete(id).expect(402);
    expect(refusal.body).toMatchObject({ code: 'payment.failed', success: false });
    expect(JSON.stringify(refusal.body)).not.toMatch(/rechaz|banco/i);
    expect(await cart(payment)).toHaveLength(1);
  });

  it('puts its order under review and mails the shopper when it is voided afterwards', async () => {
    const payment = await shop.begin();
    const id = await shop.pay(payment.config);
    await shop.complete(id).expect(201);
    await shop.simulator.control(`transactions/${id}/settle`, { status: 'VOIDED' });
    await shop.notify({ ...approved(payment, id), status: 'VOIDED' }).expect(200);
    await shop.notify(approved(payment, id)).expect(200);
    await shop.allHandled();
    expect(await shop.ordersOf(payment)).toMatchObject([{ status: 'payment_review', reviewReason: 'voided' }]);
    await shop.mailbox.wait('order', payment.email, 2);
  });

  it('is found by polling when no event reported it', async () => {
    const payment = await shop.begin();
    await shop.pay(payment.config);
    await askProvider(payment);
    await expectPaidOnce(payment);
  });

  it('is found by polling after an outage of the provider', async () => {
    const payments = [await shop.begin(), await shop.begin(), await shop.begin()];
    for (const { config } of payments) await shop.pay(config);
    await shop.simulator.control('faults', { api: '500' });
    await shop.pass(61, payments);
    await eventually(async () => expect(await shop.sql(DUE)).toEqual([]));
    for (const payment of payments) expect(await shop.ordersOf(payment)).toEqual([]);
    await shop.simulator.control('faults', { api: null });
    await eventually(async () => {
      await shop.pass(5, payments);
      for (const payment of payments) expect(await shop.ordersOf(payment)).toHaveLength(1);
    });
    for (const payment of payments) await expectPaidOnce(payment);
  });

  it('does not expire while the provider does not answer', async () => {
    const payment = await shop.begin();
    await shop.simulator.control('faults', { api: '500' });
    await askProvider(payment, 8);
    expect(await attemptOf(payment)).toMatchObject({ state: 'created', is_open: true });
    await shop.simulator.control('faults', { api: null });
    // For a moment the shop leaves a provider alone that has failed so often.
    const { reference } = payment.config;
    await eventually(() => shop.staff.post('/api/payments/check').send({ reference }).expect(200));
  });

  it('is settled once when staff and the polling check it at the same moment', async () => {
    const payment = await shop.begin();
    await shop.pay(payment.config);
    const { reference } = payment.config;
    const [{ status, body }] = await Promise.all([
      shop.staff.post('/api/payments/check').send({ reference }),
      askProvider(payment),
    ]);
    expect({ status, body }).toEqual({ status: 200, body: { state: 'approved' } });
    await expectPaidOnce(payment);
    await shop.staff.post('/api/payments/check').send({ reference: 'SIGERIST-nobody' }).expect(404);
  });

  it('puts one of two orders under review when a cart is paid twice at the same instant', async () => {
    const payment = await shop.begin();
    const changed = await shop.configOf(payment.sessionId, payment.email, {
      customer_data: { email: payment.email, full_name: 'Laura Restrepo Gómez' },
    });
    expect(changed.reference).not.toBe(payment.config.reference);
    const ids = [await shop.pay(payment.config), await shop.pay(changed)];
    await Promise.all(ids.map((id) => shop.complete(id).expect(201)));
    const orders = (await shop.orders(payment, 2)) as StaffOrderDto[];
    expect(orders.map(({ status }) => status).sort()).toEqual(['paid', 'payment_review']);
    expect(orders.map(({ reviewReason }) => reviewReason).sort()).toEqual([null, 'second_payment'].sort());
    expect(await cart(payment)).toEqual([]);
  });

  it('puts the second order under review when one reference is approved twice', async () => {
    const payment = await shop.begin();
    await shop.pay(payment.config, { doubleApproval: true });
    await shop.simulator.pass(200_000);
    await askProvider(payment);
    const orders = await shop.orders(payment, 2);
    expect(orders.map(({ status }) => status)).toEqual(['paid', 'payment_review']);

    for (const { transactionId } of [...orders].reverse()) {
      await shop.simulator.control(`transactions/${transactionId!}/settle`, { status: 'VOIDED' });
      await shop.notify({ ...approved(payment, transactionId!), status: 'VOIDED' }).expect(200);
      await shop.allHandled();
    }
    expect(await shop.ordersOf(payment)).toMatchObject([{ reviewReason: 'voided' }, { reviewReason: 'voided' }]);
  });

  it('can be made another way while it is pending; the second approval is put under review', async () => {
    const payment = await shop.begin();
    const slow = await shop.pay(payment.config, { outcome: 'PENDING' });
    await shop.complete(slow).expect(202);
    const again = await shop.configOf(payment.sessionId, payment.email);
    expect(again.reference).not.toBe(payment.config.reference);
    await shop.complete(await shop.pay(again)).expect(201);
    await shop.simulator.control(`transactions/${slow}/settle`, { status: 'APPROVED' });
    await askProvider(payment);
    const orders = (await shop.orders(payment, 2)) as StaffOrderDto[];
    expect(orders.map(({ status, reviewReason }) => [status, reviewReason])).toEqual([
      ['paid', null],
      ['payment_review', 'second_payment'],
    ]);
  });

  it('is read again after its approval, so that a void is found that no event reported', async () => {
    const payment = await shop.begin();
    const id = await shop.pay(payment.config);
    await shop.complete(id).expect(201);
    await shop.simulator.control(`transactions/${id}/settle`, { status: 'VOIDED' });
    await askProvider(payment, 2);
    expect(await shop.ordersOf(payment)).toMatchObject([{ status: 'payment_review', reviewReason: 'voided' }]);
    expect(await attemptOf(payment)).toMatchObject({ next_check_at: null });
  });

  it('is watched for seven days after its approval', async () => {
    const payment = await shop.begin();
    await shop.complete(await shop.pay(payment.config)).expect(201);
    const hoursToNextCheck = async () =>
      Math.round(((await attemptOf(payment)).next_check_at!.getTime() - Date.now()) / 3_600_000);
    expect(await hoursToNextCheck()).toBe(6);
    await askProvider(payment);
    expect(await hoursToNextCheck()).toBe(6);
    await askProvider(payment, 1);
    expect(await hoursToNextCheck()).toBe(24);
    await askProvider(payment, 7);
    expect(await attemptOf(payment)).toMatchObject({ state: 'approved', next_check_at: null });
  });

  it('does not block others when it cannot be settled, and is tried again', async () => {
    const [stuck, sound] = [await shop.begin(), await shop.begin()];
    await shop.pay(stuck.config);
    await shop.pay(sound.config);
    // As a fault in the code would: there is nothing that an order could be made from.
    await shop.sql(
      "UPDATE payment_attempt SET purchase = '{}', next_check_at = now() - interval '1 second' WHERE reference = $1",
      [stuck.config.reference],
    );
    await askProvider(sound);
    await expectPaidOnce(sound);
    const { state, next_check_at } = await attemptOf(stuck);
    expect(state).toBe('created');
    expect(next_check_at!.getTime()).toBeGreaterThan(Date.now());
    expect(next_check_at!.getTime()).toBeLessThan(Date.now() + 6 * 60_000);
  });

  it('buys the purchase snapshot; lines that were added later stay in the cart', async () => {
    const payment = await shop.begin();
    await shop.fill(payment.sessionId, { productId: 2, price: 145_000 });
    const id = await shop.pay(payment.config);
    const { body } = await shop.complete(id).set('Cookie', payment.cookie).expect(201);
    expect(body).toMatchObject({ total: 460_000, items: [{ productId: 1, personalization: 'Sofía' }] });
    expect(await cart(payment)).toMatchObject([{ productId: 2 }]);
  });

  it('becomes an order although the cart was emptied', async () => {
    const payment = await shop.begin();
    const id = await shop.pay(payment.config);
    await shop.api().delete(`/api/cart/session/${payment.sessionId}`).expect(204);
    await shop.complete(id).expect(201);
    await expectPaidOnce(payment);
  });
});

import { CheckPayments } from '../src/payments/application/check-payments.js';
import { SettlePayment } from '../src/payments/application/settle-payment.js';
import { FreezePurchase } from '../src/orders/index.js';
import type { BegunPayment } from './support/paying-people.js';
import { PayingShop } from './support/paying-shop.js';

/** Answers to a second request to pay for the same pieces while an earlier payment for them is settled. */
describe('asking to pay again', () => {
  let shop: PayingShop;
  const EMPTY = { status: 422, body: { code: 'cart.empty' } };

  beforeAll(async () => {
    shop = await PayingShop.open();
  });
  afterAll(() => shop.close());

  const attemptsOf = ({ sessionId }: BegunPayment) =>
    shop.sql<{ state: string; is_open: boolean; next_check_at: Date | null }>(
      'SELECT state, is_open, next_check_at FROM payment_attempt WHERE session_id = $1 ORDER BY created_at',
      [sessionId],
    );
  const age = ({ config }: BegunPayment, interval: string) =>
    shop.sql('UPDATE payment_attempt SET created_at = created_at - $2::interval WHERE reference = $1', [
      config.reference,
      interval,
    ]);

  /** Runs `meanwhile` once on both instances, after the next cart was read and before its attempt is opened. */
  function afterNextFreeze(meanwhile: () => Promise<unknown>): void {
    const instances = [shop.shop, shop.second].map(({ app }) => app.get(FreezePurchase));
    for (const purchases of instances) {
      const freeze = purchases.freeze.bind(purchases);
      purchases.freeze = async (...cart) => {
        const purchase = await freeze(...cart);
        for (const instance of instances) Reflect.deleteProperty(instance, 'freeze');
        await meanwhile();
        return purchase;
      };
    }
  }

  it('answers an empty cart when the provider reports at that moment that the pieces are paid', async () => {
    const payment = await shop.begin();
    await shop.pay(payment.config);
    await age(payment, '2 minutes');
    expect(await shop.ask(payment.sessionId, payment.email)).toMatchObject(EMPTY);
    expect(await shop.orders(payment, 1)).toMatchObject([{ status: 'paid' }]);
    expect(await attemptsOf(payment)).toMatchObject([{ state: 'approved' }]);
  });

  const askUnchanged = ({ sessionId, email }: BegunPayment) => shop.ask(sessionId, email);
  const askCorrected = ({ sessionId, email }: BegunPayment) =>
    shop.ask(sessionId, email, {
      customer_data: { email, full_name: 'Laura Restrepo', phone_number: '3009876543', phone_number_prefix: '+57' },
    });

  const askForMore = async ({ sessionId, email }: BegunPayment) => {
    await shop.fill(sessionId, { productId: 2, price: 145_000 });
    return shop.ask(sessionId, email, { amount_in_cents: 60_500_000 });
  };

  it('asks the provider about an attempt of the same minute when the phone is corrected', async () => {
    const payment = await shop.begin();
    await shop.pay(payment.config);
    expect(await askCorrected(payment)).toMatchObject(EMPTY);
    expect(await shop.orders(payment, 1)).toMatchObject([{ status: 'paid' }]);
    expect(await attemptsOf(payment)).toMatchObject([{ state: 'approved' }]);
  });

  it('asks the provider about an attempt of the same minute when a piece is added', async () => {
    const payment = await shop.begin();
    await shop.pay(payment.config);
    const changed = await askForMore(payment);
    expect(changed).toMatchObject({
      status: 409,
      body: { code: 'payment.amount_mismatch', amountInCents: 14_500_000 },
    });
    expect(await shop.orders(payment, 1)).toMatchObject([{ status: 'paid' }]);
  });

  it('asks the provider about a replaced attempt of the same minute, but not about the one that it hands out again', async () => {
    const payment = await shop.begin();
    const corrected = await askCorrected(payment);
    const { reference } = (corrected.body as { data: { reference: string } }).data;
    const checked: string[] = [];
    const instances = [shop.shop, shop.second].map(({ app }) => app.get(CheckPayments));
    for (const checks of instances)
      checks.check = (attempt) => {
        checked.push(attempt.reference);
        return Promise.resolve({ isUndecided: false });
      };
    expect(await askCorrected(payment)).toMatchObject({ status: 200, body: { data: { reference } } });
    for (const checks of instances) Reflect.deleteProperty(checks, 'check');
    expect(checked).toEqual([payment.config.reference]);
    await shop.pay(payment.config);
    expect(await askCorrected(payment)).toMatchObject(EMPTY);
  });

  it('freezes the cart once when it hands out an attempt of the same minute again', async () => {
    const payment = await shop.begin();
    let freezes = 0;
    const count = () => {
      freezes += 1;
      return Promise.resolve();
    };
    afterNextFreeze(async () => {
      await count();
      afterNextFreeze(count);
    });
    expect(await askUnchanged(payment)).toMatchObject({ status: 200, body: { data: payment.config } });
    expect(freezes).toBe(1);
    for (const { app } of [shop.shop, shop.second]) Reflect.deleteProperty(app.get(FreezePurchase), 'freeze');
  });

  it.each([
    ['after 5 minutes with a corrected phone', '5 minutes', askCorrected],
    ['after the time for which an attempt is handed out again', '31 minutes', askUnchanged],
  ])('asks the provider about the attempt that it would replace: %s', async (_when, interval, ask) => {
    const payment = await shop.begin();
    await shop.pay(payment.config);
    await age(payment, interval);
    expect(await ask(payment)).toMatchObject(EMPTY);
    expect(await shop.orders(payment, 1)).toMatchObject([{ status: 'paid' }]);
    expect(await attemptsOf(payment)).toMatchObject([{ state: 'approved' }]);
  });

  it('asks the provider about an attempt that was paid in another tab after it had been replaced', async () => {
    const payment = await shop.begin();
    expect(await askCorrected(payment)).toMatchObject({ status: 200 });
    await shop.pay(payment.config);
    await age(payment, '5 minutes');
    expect(await askCorrected(payment)).toMatchObject(EMPTY);
    expect(await attemptsOf(payment)).toMatchObject([{ state: 'approved' }, { state: 'created' }]);
  });

  it('starts no further payment while an approved one cannot be settled', async () => {
    const payment = await shop.begin();
    await shop.pay(payment.config);
    await age(payment, '5 minutes');
    const broken = [shop.shop, shop.second].map(({ app }) => app.get(SettlePayment));
    for (const settling of broken) settling.settle = () => Promise.reject(new Error('the database is unavailable'));
    expect(await askCorrected(payment)).toMatchObject({ status: 503, body: { code: 'server.unavailable' } });
    for (const settling of broken) Reflect.deleteProperty(settling, 'settle');
    expect(await attemptsOf(payment)).toMatchObject([{ state: 'created', is_open: true }]);
    expect(await askCorrected(payment)).toMatchObject(EMPTY);
  });

  it('answers an empty cart when an event settles the payment after the cart was read', async () => {
    const payment = await shop.begin();
    const id = await shop.pay(payment.config);
    afterNextFreeze(() => shop.complete(id).expect(201));
    expect(await shop.ask(payment.sessionId, payment.email)).toMatchObject(EMPTY);
    expect(await attemptsOf(payment)).toMatchObject([{ state: 'approved' }]);
  });

  it('answers the new total when other pieces are left in the cart', async () => {
    const payment = await shop.begin();
    const id = await shop.pay(payment.config);
    await shop.fill(payment.sessionId, { productId: 2, price: 145_000 });
    afterNextFreeze(() => shop.complete(id).expect(201));
    const changed = await shop.ask(payment.sessionId, payment.email);
    expect(changed).toMatchObject({
      status: 409,
      body: { code: 'payment.amount_mismatch', amountInCents: 14_500_000 },
    });
    expect(await attemptsOf(payment)).toMatchObject([{ state: 'approved' }]);
  });

  it('answers an empty cart when a bank transfer orders the pieces after the cart was read', async () => {
    const payment = await shop.begin();
    const customer = {
      name: 'Laura Restrepo',
      email: payment.email,
      phone: '3001234567',
      address: 'Calle 10',
      city: 'Medellín',
      department: 'Antioquia',
    };
    const { sessionId } = payment;
    afterNextFreeze(() => shop.api().post('/api/orders/bank-transfer').send({ sessionId, customer }).expect(201));
    expect(await shop.ask(sessionId, payment.email)).toMatchObject(EMPTY);
    expect(await attemptsOf(payment)).toMatchObject([{ state: 'created' }]);
  });

  it('asks the provider about the oldest of many attempts that a customer opened while editing their data', async () => {
    const payment = await shop.begin();
    const { sessionId, email } = payment;
    const askAs = (phone_number: string) =>
      shop.ask(sessionId, email, {
        customer_data: { email, full_name: 'Laura Restrepo', phone_number, phone_number_prefix: '+57' },
      });
    for (const digit of '12345678') expect(await askAs(`300000000${digit}`)).toMatchObject({ status: 200 });
    await shop.pay(payment.config);
    await shop.sql(`UPDATE payment_attempt SET created_at = created_at - interval '5 minutes' WHERE session_id = $1`, [
      sessionId,
    ]);
    expect(await askAs('3000000009')).toMatchObject(EMPTY);
  });

  it('keeps polling an attempt of last week that it replaces while the provider is unavailable', async () => {
    const payment = await shop.begin();
    await age(payment, '8 days');
    await shop.simulator.control('faults', { api: '500' });
    expect(await shop.ask(payment.sessionId, payment.email)).toMatchObject({ status: 200 });
    const [replaced] = await attemptsOf(payment);
    expect(replaced).toMatchObject({ state: 'created', is_open: false, next_check_at: expect.any(Date) });
    await shop.simulator.control('faults', { api: null });
    await shop.check(payment);
    expect(await attemptsOf(payment)).toMatchObject([{ state: 'expired', next_check_at: null }, { state: 'created' }]);
  });
});

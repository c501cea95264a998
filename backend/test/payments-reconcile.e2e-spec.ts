import { PaymentProviders } from '../src/payments/application/payment-provider.port.js';
import { ReconcilePayments } from '../src/payments/application/reconcile-payments.js';
import { SettlePayment } from '../src/payments/application/settle-payment.js';
import { PayingShop } from './support/paying-shop.js';

/** Reconciliation with answers that are unreadable, missing or contradictory. */
describe('the reconciliation of payments', () => {
  let shop: PayingShop;

  beforeAll(async () => {
    shop = await PayingShop.open();
  });
  afterAll(() => shop.close());
  afterEach(() => {
    for (const method of ['transactionPage', 'transaction']) Reflect.deleteProperty(provider(), method);
  });

  const provider = () => shop.shop.app.get(PaymentProviders).of('wompi');
  const reconcile = async () => (await shop.shop.app.get(ReconcilePayments).reconcile()).result;
  const paid = async (): Promise<string> => {
    const id = await shop.pay((await shop.begin()).config);
    await shop.complete(id).expect(201);
    return id;
  };
  const inReview = async (id: string) => (await shop.openMoney()).filter(({ transactionId }) => transactionId === id);
  const resolve = (id: string) => shop.decide(id, { kind: 'not_ours', reason: 'Llamé al banco' });
  const DIFFERS = [expect.objectContaining({ reason: 'provider_differs' })];
  const become = (id: string, status: string) => shop.simulator.control(`transactions/${id}/settle`, { status });

  it('continues after a page without any readable row, and lists the payments of its rows', async () => {
    const [unreadable, missing] = [await paid(), await paid()];
    await shop.sql(`UPDATE provider_transaction SET id = '11004-1-00002' WHERE id = $1`, [missing]);
    const missed = await shop.begin();
    const answer = await provider().transaction(await shop.pay(missed.config));
    const pages = [
      { transactions: [], unreadableIds: [unreadable], isEmpty: false },
      { transactions: answer.kind === 'found' ? [answer.transaction] : [], unreadableIds: [], isEmpty: false },
    ];
    provider().transactionPage = (_from, _until, page) => Promise.resolve({ kind: 'found', ...pages[page - 1]! });
    const sums = { providerSum: expect.any(Number), shopSum: expect.any(Number) };
    expect(await reconcile()).toEqual({ compared: 3, equal: 0, differences: 3, ...sums });
    expect(await inReview(unreadable)).toEqual(DIFFERS);
    expect(await inReview('11004-1-00002')).toEqual(DIFFERS);
    expect(await shop.orders(missed, 1)).toMatchObject([{ status: 'paid' }]);
    // What the provider contradicts stays a difference until it agrees.
    expect(await reconcile()).toMatchObject({ compared: 3, equal: 1, differences: 2 });
  });

  it('lists a payment again that the provider contradicts otherwise than before', async () => {
    const id = await paid();
    await become(id, 'DECLINED');
    await reconcile();
    await resolve(id);
    await reconcile();
    expect(await inReview(id)).toEqual([]);
    await become(id, 'ERROR');
    await reconcile();
    expect(await inReview(id)).toEqual([
      expect.objectContaining({ reason: 'provider_differs', resolutions: [expect.anything()] }),
    ]);
  });

  it('lists a payment again when a contradiction returns that staff had resolved and the provider had withdrawn', async () => {
    const id = await paid();
    await become(id, 'DECLINED');
    await reconcile();
    await resolve(id);
    await become(id, 'APPROVED');
    await reconcile();
    expect(await inReview(id)).toEqual([]);
    await become(id, 'DECLINED');
    await reconcile();
    expect(await inReview(id)).toEqual(DIFFERS);
  });

  it('lists a payment that staff resolved for its amount when the provider contradicts it, and still makes no order of it', async () => {
    const payment = await shop.begin();
    const id = await shop.pay(payment.config, { amountTamper: { amountInCents: 100 } });
    await shop.complete(id).expect(409);
    await resolve(id);
    await become(id, 'DECLINED');
    await reconcile();
    expect(await inReview(id)).toEqual(DIFFERS);
    await become(id, 'APPROVED');
    await shop.complete(id).expect(409);
    expect(await shop.ordersOf(payment)).toEqual([]);
  });

  it('makes no order of money that staff gave back when the provider corrects its amount and is reconciled', async () => {
    const payment = await shop.begin();
    const id = await shop.pay(payment.config, { amountTamper: { amountInCents: 100 } });
    await shop.complete(id).expect(409);
    await resolve(id);
    const answer = await provider().transaction(id);
    if (answer.kind !== 'found') throw new Error('The payment is missing');
    const corrected = { ...answer.transaction, amount: payment.config.amountInCents / 100 };
    provider().transaction = () => Promise.resolve({ kind: 'found', transaction: corrected });
    provider().transactionPage = () =>
      Promise.resolve({ kind: 'found', transactions: [corrected], unreadableIds: [], isEmpty: false });
    await reconcile();
    await shop.shop.app.get(SettlePayment).settle(corrected);
    for (const method of ['transaction', 'transactionPage']) Reflect.deleteProperty(provider(), method);
    expect(await shop.ordersOf(payment)).toEqual([]);
  });

  it('lists nothing while the provider does not answer when a difference is read again', async () => {
    const id = await paid();
    await become(id, 'DECLINED');
    provider().transaction = () => Promise.resolve({ kind: 'unknown', reason: 'test' });
    await reconcile();
    expect(await inReview(id)).toEqual([]);
    Reflect.deleteProperty(provider(), 'transaction');
    await reconcile();
    expect(await inReview(id)).toEqual(DIFFERS);
  });
});

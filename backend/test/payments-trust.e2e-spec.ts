import request from 'supertest';
import { POLICIES } from '../src/common/throttling/policies.js';
import { WompiPaymentProvider } from '../src/payments/adapters/wompi/wompi-payment-provider.js';
import { ReconcilePayments } from '../src/payments/application/reconcile-payments.js';
import { eventually } from './support/eventually.js';
import type { BegunPayment } from './support/paying-people.js';
import { PayingShop } from './support/paying-shop.js';
import { CARDS, SandboxPayer } from './support/sandbox-payer.js';
import { shopper } from './support/shopper.js';

/** Trust in transactions, access to their orders, and money without an attempt. */
describe('a payment', () => {
  let shop: PayingShop;
  const ordersMade = async (payment: BegunPayment) => (await shop.ordersOf(payment)).length;
  const paid = async () => {
    const payment = await shop.begin();
    return { payment, id: await shop.pay(payment.config) };
  };

  beforeAll(async () => {
    shop = await PayingShop.open();
  });
  afterAll(() => shop.close());

  describe('at another merchant', () => {
    const OTHER = {
      publicKey: 'pub_test_other',
      privateKey: 'prv_test_other',
      integritySecret: 'test_integrity_other',
    };

    /** The attack of another merchant of the same provider: a payment to itself under the shop's reference. */
    const payElsewhere = async ({ config }: BegunPayment): Promise<string> => {
      const { settings } = shop.simulator;
      const checkout = new WompiPaymentProvider({ ...settings, ...OTHER }).widgetConfig({
        reference: config.reference,
        amount: config.amountInCents / 100,
        redirectUrl: config.redirectUrl,
        expiresAt: new Date(config.expirationTime),
      });
      const id = await new SandboxPayer(settings.apiBaseUrl, OTHER.publicKey).payByCard(checkout, CARDS.approved);
      await shop.simulator.pass(5_000);
      return id;
    };

    it.each([
      ['names the merchant', false],
      ['does not name the merchant', true],
    ])('makes no order of ours when the provider %s', async (_, hidesMerchantKey) => {
      await shop.simulator.control('faults', { hidesMerchantKey });
      const payment = await shop.begin();
      const foreign = await payElsewhere(payment);
      const { reference } = payment.config;
      const refused = await shop.complete(foreign, { reference }).expect(404);
      expect(refused.body).toMatchObject({ code: 'payment.not_found' });
      await shop.api().post('/api/payment/complete-external').send({ transactionId: foreign }).expect(404);
      await shop.check(payment);
      expect(await ordersMade(payment)).toBe(0);
      await shop.complete(await shop.pay(payment.config)).expect(201);
      await shop.simulator.control('faults', { hidesMerchantKey: false });
    });
  });

  describe('is shown whole', () => {
    it('to no session, no reference and no other browser’s cookie', async () => {
      const { payment, id } = await paid();
      const other = await shop.begin();
      const secrets = new RegExp(`Sofía|${payment.email}|${payment.sessionId}`);
      for (const cookie of [`payer=${payment.sessionId}`, other.cookie, 'payer=', `payer=${'A'.repeat(22)}`]) {
        for (const path of ['complete', 'complete-external']) {
          const { reference } = payment.config;
          const body = { transactionId: id, reference, sessionId: payment.sessionId };
          const { text } = await shop.api().post(`/api/payment/${path}`).set('Cookie', cookie).send(body);
          expect(text).toContain('L••• R•••');
          expect(text).not.toMatch(secrets);
        }
        const { text } = await shop.api().get(`/api/orders/transaction/${id}`).set('Cookie', cookie).expect(200);
        expect(text).not.toMatch(secrets);
      }
    });

    it('to the browser that began it, also after it began another one', async () => {
      const browser = request.agent(shop.shop.app.getHttpServer());
      const pay = async () => {
        const sessionId = crypto.randomUUID();
        await shop.fill(sessionId);
        const answer = await browser.post('/api/wompi/widget-config').send({
          amount_in_cents: 44_500_000,
          currency: 'COP',
          reference: `SIGERIST-${sessionId}-1763700000000-Zx9k2`,
          customer_data: { email: 'laura@example.com', full_name: 'Laura Restrepo' },
        });
        return shop.pay((answer.body as { data: BegunPayment['config'] }).data);
      };
      for (const transactionId of [await pay(), await pay()]) {
        const { body } = await browser.post('/api/payment/complete').send({ transactionId }).expect(201);
        expect(body).toMatchObject({ customerEmail: 'laura@example.com' });
      }
    });

    it('to the same customer alone when the cart of a bank transfer is ordered again', async () => {
      const sessionId = crypto.randomUUID();
      await shop.fill(sessionId);
      const customer = {
        name: 'Laura Restrepo',
        email: 'laura@example.com',
        phone: '3001234567',
        address: 'Calle 10',
        city: 'Medellín',
        department: 'Antioquia',
      };
      const order = (changes = {}) =>
        shop
          .api()
          .post('/api/orders/bank-transfer')
          .send({ sessionId, customer: { ...customer, ...changes } });
      const first = await order().expect(201);
      expect((await order().expect(201)).body).toEqual(first.body);
      const stranger = await order({ name: 'Otra Persona', email: 'otra@example.com' }).expect(422);
      expect(stranger.text).not.toContain('laura');
    });
  });

  it('belongs to the account that logged in before it was settled, and to no later one', async () => {
    const cookies = (...all: (string | undefined)[]) => all.join('; ');
    const mine = async (session: string | undefined, { cookie }: BegunPayment) => {
      const asked = shop.api().get('/api/orders/mine').set('Cookie', cookies(session, cookie));
      return (await asked.expect(200)).body as unknown;
    };
    const [reported, completed, earlier] = [await paid(), await paid(), await paid()];
    await shop.complete(earlier.id).expect(201);
    const { cookie } = await shopper(shop.shop);
    await shop.complete(reported.id).expect(201);
    expect(await mine(cookie, reported.payment)).toMatchObject([{ transactionId: reported.id }]);
    const both = cookies(cookie, completed.payment.cookie);
    await shop.complete(completed.id).set('Cookie', both).expect(201);
    expect(await mine(cookie, earlier.payment)).toHaveLength(2);
    const { cookie: next } = await shopper(shop.shop);
    expect(await mine(next, reported.payment)).toEqual([]);
  });

  it('that is invented costs the provider few calls, and other networks nothing', async () => {
    const invent = (number: number) =>
      shop
        .complete(`11004-1763700000-${10_000 + number}`)
        .set('X-Forwarded-For', `2001:db8:1:2::${number}`)
        .then(({ status }) => status);
    const asked = async () => (await shop.simulator.log()).match(/transactions\/11004-1763700000-1/g)?.length ?? 0;
    const statuses = [];
    for (let number = 0; number < 120; number += 1) statuses.push(await invent(number));
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    // Each of the two instances counts for itself.
    expect(await asked()).toBeLessThanOrEqual(2 * POLICIES.unknownTransactions.calls);
    const { id } = await paid();
    await shop.complete(id).set('X-Forwarded-For', '2001:db8:1:3::1').expect(201);
  });

  describe('without a request', () => {
    const inReview = async () => (await shop.staff.get('/api/payments/review').expect(200)).body as unknown;

    it('is listed for the staff until it is resolved', async () => {
      const { payment, id } = await paid();
      const { reference } = payment.config;
      await shop.sql('DELETE FROM payment_attempt WHERE reference = $1', [reference]);
      await shop.complete(id).expect(404);
      await shop.complete(id).expect(404);
      const unclaimed = { transactionId: id, reference, reason: 'unknown_reference', paidAmount: 460_000 };
      const unknown = { expectedAmount: null, customerEmail: '', items: [] };
      expect(await inReview()).toContainEqual(expect.objectContaining({ ...unclaimed, ...unknown }));
      await shop.staff.post(`/api/payments/review/${id}/resolve`).send({ note: 'Devuelto' }).expect(204);
      await shop.complete(id).expect(404);
      expect(JSON.stringify(await inReview())).not.toContain(id);
    });
  });

  describe('is reconciled', () => {
    const reconcile = () => shop.shop.app.get(ReconcilePayments).reconcile();

    it('with the provider’s list: missed payments are settled, unexplained ones are listed', async () => {
      const [missed, unclaimed, voided, unknown] = [await paid(), await paid(), await paid(), await paid()];
      await shop.sql('DELETE FROM payment_attempt WHERE reference = $1', [unclaimed.payment.config.reference]);
      for (const { id } of [voided, unknown]) await shop.complete(id).expect(201);
      await shop.simulator.control(`transactions/${voided.id}/settle`, { status: 'VOIDED' });
      await shop.sql(`UPDATE provider_transaction SET id = '11004-1-00001' WHERE id = $1`, [unknown.id]);
      await shop.sql(`UPDATE shop_order SET transaction_id = '11004-1-00001' WHERE transaction_id = $1`, [unknown.id]);
      await shop.sql('ALTER TABLE money_entry DISABLE TRIGGER money_entry_append_only');
      await shop.sql(`UPDATE money_entry SET transaction_id = '11004-1-00001' WHERE transaction_id = $1`, [unknown.id]);
      await shop.sql('ALTER TABLE money_entry ENABLE ALWAYS TRIGGER money_entry_append_only');

      expect((await reconcile()).differences).toBeGreaterThanOrEqual(4);
      expect(await shop.orders(missed.payment, 1)).toMatchObject([{ status: 'paid' }]);
      expect(await shop.ordersOf(voided.payment)).toMatchObject([{ status: 'payment_review', reviewReason: 'voided' }]);
      const { body } = await shop.staff.get('/api/payments/review').expect(200);
      for (const [transactionId, reason] of [
        [unclaimed.id, 'unknown_reference'],
        ['11004-1-00001', 'provider_differs'],
      ])
        expect(body).toContainEqual(expect.objectContaining({ transactionId, reason }));
      expect((await reconcile()).differences).toBe(0);
    });

    it('with payments that the provider no longer calls approved', async () => {
      const { payment, id } = await paid();
      await shop.complete(id).expect(201);
      await shop.simulator.control(`transactions/${id}/settle`, { status: 'DECLINED' });
      expect((await reconcile()).differences).toBeGreaterThanOrEqual(1);
      const { body } = await shop.staff.get('/api/payments/review').expect(200);
      expect(body).toContainEqual(expect.objectContaining({ transactionId: id, reason: 'provider_differs' }));
      expect(await shop.ordersOf(payment)).toMatchObject([{ status: 'paid' }]);
    });

    it('later when the provider does not answer', async () => {
      await shop.simulator.control('faults', { api: '500' });
      await expect(reconcile()).rejects.toThrow('did not list');
      await shop.simulator.control('faults', { api: null });
      await eventually(reconcile);
    });
  });
});

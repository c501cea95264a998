import { ManageStaff } from '../src/identity/index.js';
import { ShopSettings } from '../src/settings/index.js';
import { anAddition } from './builders/cart-request.builder.js';
import { eventually } from './support/eventually.js';
import { cookieOf, PASSWORD, shopper } from './support/shopper.js';
import type { BegunPayment } from './support/paying-people.js';
import { PayingShop } from './support/paying-shop.js';

/** Completion of decided payments, for the browser that began the payment and for other callers. */
describe('paying', () => {
  let shop: PayingShop;
  const ordersMade = async (payment: BegunPayment) => (await shop.ordersOf(payment)).length;

  beforeAll(async () => {
    shop = await PayingShop.open();
  });
  afterAll(() => shop.close());

  describe('ends with an order', () => {
    it('ignores all data from the browser except the transaction', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config);
      const { body } = await shop
        .complete(id, {
          reference: payment.config.reference,
          customerEmail: 'evil@example.com',
          customerName: 'Evil',
          customerPhone: '1',
          amount: 1,
        })
        .set('Cookie', payment.cookie)
        .expect(201);
      expect(body).toMatchObject({
        transactionId: id,
        reference: payment.config.reference,
        status: 'paid',
        total: 460_000,
        paymentMethod: 'CARD',
        customerName: 'Laura Restrepo',
        customerEmail: payment.email,
        shipping: { address: 'Calle 10 # 43-12', city: 'Medellín', department: 'Antioquia' },
        items: [{ quantity: 1, price: 460_000, personalization: 'Sofía', addNameEmbroidery: true }],
      });
    });

    it('through complete-external, whose answer has another shape', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config);
      const external = () => shop.api().post('/api/payment/complete-external').send({ transactionId: id });
      expect((await external().expect(201)).body).toMatchObject({ success: true, order: { transactionId: id } });
      expect((await external().expect(200)).body).toMatchObject({ success: true, order: { status: 'paid' } });
      const pending = await shop.pay((await shop.begin()).config, { outcome: 'PENDING' });
      const waiting = await shop.api().post('/api/payment/complete-external').send({ transactionId: pending });
      expect(waiting).toMatchObject({ status: 202, body: { success: false, order: null } });
    });

    it('whole to the browser that paid and its owner, masked to everyone else, also to staff', async () => {
      const { browser } = await shopper(shop.shop);
      const payment = await shop.begin();
      const body = {
        amount_in_cents: 46_000_000,
        currency: 'COP',
        reference: `SIGERIST-${payment.sessionId}-1763700000000-owner`,
        customer_data: { email: payment.email, full_name: 'Laura Restrepo' },
      };
      const answer = await browser.post('/api/wompi/widget-config').send(body).expect(200);
      const begun = {
        config: (answer.body as { data: BegunPayment['config'] }).data,
        cookie: cookieOf(answer.headers, 'payer')!,
      };
      const id = await shop.pay(begun.config);
      const stranger = await shop.complete(id).expect(201);
      const seen = async (agent: Pick<typeof browser, 'get'>) =>
        (await agent.get(`/api/orders/transaction/${id}`).expect(200)).body as Record<string, unknown>;
      const strangers = [stranger.body as Record<string, unknown>, await seen(shop.api()), await seen(shop.staff)];
      for (const masked of strangers) {
        expect(masked).toMatchObject({ status: 'paid', total: 460_000, customerName: 'L••• R•••' });
        expect(masked.reference).not.toContain(payment.sessionId);
        expect(JSON.stringify(masked)).not.toMatch(new RegExp(`Sofía|${payment.email}`));
      }
      for (const whole of [
        await seen(browser),
        (await shop.complete(id).set('Cookie', begun.cookie).expect(200)).body as Record<string, unknown>,
      ])
        expect(whole).toMatchObject({ customerName: 'Laura Restrepo', items: [{ personalization: 'Sofía' }] });
      const mine = await browser.get('/api/orders/mine').expect(200);
      expect(mine.body).toMatchObject([{ transactionId: id }]);
      const paid = await shop.api().get(`/api/orders/transaction/${id}`).set('Cookie', begun.cookie).expect(200);
      expect(paid.body).toMatchObject({ customerName: 'Laura Restrepo' });
    });
  });

  describe('is refused, and nothing is made or lost', () => {
    it.each([
      ['another amount', { amountInCents: 100 }],
      ['cents', { amountInCents: 46_000_050 }],
      ['another currency', { currency: 'USD' }],
    ])('when the provider reports %s', async (_, amountTamper) => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config, { amountTamper });
      expect((await shop.complete(id).expect(409)).body).toMatchObject({ code: 'payment.mismatch', success: false });
      await shop.complete(id).expect(409);
      expect(await ordersMade(payment)).toBe(0);
      expect((await shop.api().get(`/api/cart/${payment.sessionId}`)).body).toHaveLength(1);
      const { amountInCents = 46_000_000, currency = 'COP' } = amountTamper as {
        amountInCents?: number;
        currency?: string;
      };
      expect(await shop.openMoney()).toContainEqual(
        expect.objectContaining({
          transactionId: id,
          reason: 'amount',
          amount: amountInCents / 100,
          currency,
          expectedAmount: 460_000,
          payer: expect.objectContaining({ email: 'ana@example.com' }),
          customer: expect.objectContaining({ name: 'Laura Restrepo', email: payment.email }),
          items: [expect.objectContaining({ productId: 1, quantity: 1, personalization: 'Sofía' })],
        }),
      );
      await shop.api().get('/api/money/open').expect(401);
    });

    it('until an owner decides about it, once and with a reason', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config, { amountTamper: { amountInCents: 100_000 } });
      await shop.complete(id).expect(409);
      const [money] = (await shop.openMoney()).filter(({ transactionId }) => transactionId === id);
      const decide = (by: ReturnType<PayingShop['api']>, reason?: string) =>
        by.post(`/api/money/open/${money!.id}/outcome`).send({ kind: 'not_ours', reason });
      await decide(shop.api(), 'Mío').expect(401);
      await shop.confirmIdentity();
      await decide(shop.staff, ' ').expect(400);
      await decide(shop.staff, 'De la otra tienda de la familia').expect(200);
      await decide(shop.staff, 'Otra vez').expect(409);
      expect(await shop.openMoney()).not.toContainEqual(expect.objectContaining({ transactionId: id }));
    });

    it('and with cents above the limit of one owner is voided in the panel of the provider while there is another owner', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config, { amountTamper: { amountInCents: 200_000_050 } });
      await shop.complete(id).expect(409);
      const givenBack = { kind: 'give_back', refund: { way: 'provider_panel', evidence: `M-${id}` } };
      await shop.shop.app.get(ManageStaff).add('otra@example.com', PASSWORD, 'duena');
      expect((await shop.decide(id, givenBack, 422)).body).toMatchObject({ code: 'money.two_owners' });
      // Nothing of it is kept, and within the limit one owner is enough.
      expect(await shop.openMoney()).toContainEqual(
        expect.objectContaining({ transactionId: id, amount: 2_000_000.5 }),
      );
      await shop.shop.app.get(ShopSettings).write('refunds.approvalAbove', 2_000_001);
      await shop.decide(id, givenBack);
    });

    it('until it is decided about, and again when it is approved after that', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config, { outcome: 'PENDING', amountTamper: { amountInCents: 100_000 } });
      await shop.complete(id).expect(409);
      await shop.decide(id, { kind: 'not_ours', reason: 'No se cobró' });
      await shop.complete(id).expect(409);
      expect(await shop.openMoney()).not.toContainEqual(expect.objectContaining({ transactionId: id }));
      await shop.simulator.control(`transactions/${id}/settle`, { status: 'APPROVED' });
      await shop.complete(id).expect(409);
      const decision = (note: string) => expect.objectContaining({ note, actor: 'taller@example.com' }) as object;
      expect(await shop.openMoney()).toContainEqual(
        expect.objectContaining({ transactionId: id, status: 'APPROVED', decisions: [decision('No se cobró')] }),
      );
      await shop.decide(id, { kind: 'not_ours', reason: 'De otra tienda' });
      const [{ resolutions }] = (await shop.sql('SELECT resolutions FROM provider_transaction WHERE id = $1', [
        id,
      ])) as [{ resolutions: object[] }];
      expect(resolutions).toEqual([decision('No se cobró'), decision('De otra tienda')]);
    });

    it('when a shopper sends the payment of another one, which stays unchanged', async () => {
      const [victim, thief] = [await shop.begin(), await shop.begin()];
      const id = await shop.pay(victim.config);
      const stolen = { reference: thief.config.reference, sessionId: thief.sessionId };
      await shop.complete(id, stolen).expect(409);
      expect([await ordersMade(victim), await ordersMade(thief)]).toEqual([0, 0]);
      await shop.complete(id, { reference: victim.config.reference }).expect(201);
      await shop.complete(id, stolen).expect(409);
      expect([await ordersMade(victim), await ordersMade(thief)]).toEqual([1, 0]);
    });

    it('when a piece is sold out, unless its payment had begun', async () => {
      const begun = await shop.begin({ productId: 11, price: 550_000 });
      const { body: late } = await shop
        .api()
        .post('/api/cart')
        .send(anAddition({ productId: 11, price: 550_000 }));
      const { sessionId } = late as { sessionId: string };
      await shop.sql('UPDATE product SET in_stock = false WHERE id = 11');
      await eventually(async () => {
        const refused = await shop.ask(sessionId, 'laura@example.com');
        expect(refused).toMatchObject({ status: 422, body: { success: false, code: 'cart.unavailable' } });
      });
      await shop.complete(await shop.pay(begun.config)).expect(201);
      expect((await shop.api().get(`/api/cart/${sessionId}`)).body).toHaveLength(1);
    });

    it.each(['1-1763700000-00000', '../../merchants', 'a b', '', 'x'.repeat(500), '\u0000'])(
      'when the transaction is %j',
      async (transactionId) => {
        expect([400, 404]).toContain((await shop.complete(transactionId)).status);
      },
    );
  });
});

import { ForgetOldPayments } from '../src/payments/application/forget-old-payments.js';
import { anAddition } from './builders/cart-request.builder.js';
import { eventually } from './support/eventually.js';
import { shopper } from './support/shopper.js';
import type { BegunPayment } from './support/paying-people.js';
import { PayingShop } from './support/paying-shop.js';

/** What each call answers, to honest callers and to others. */
describe('paying', () => {
  let shop: PayingShop;
  const event = ({ config }: BegunPayment, id: string) => ({
    id,
    status: 'APPROVED',
    amountInCents: config.amountInCents,
    reference: config.reference,
  });
  const ordersMade = async (payment: BegunPayment) => (await shop.ordersOf(payment)).length;

  beforeAll(async () => {
    shop = await PayingShop.open();
  });
  afterAll(() => shop.close());

  describe('begins with a signed config', () => {
    it('for exactly what the cart costs, with the customer as sent', async () => {
      const { sessionId, email, config } = await shop.begin();
      expect(config).toMatchObject({
        publicKey: 'pub_test_shop',
        currency: 'COP',
        amountInCents: 46_000_000,
        reference: `SIGERIST-${sessionId}-1763700000000-Zx9k2`,
        signature: expect.stringMatching(/^[0-9a-f]{64}$/),
        redirectUrl: `${shop.shop.env.publicUrl}/payment-success`,
        customerData: { email, full_name: 'Laura Restrepo', phone_number: '3001234567' },
        shippingAddress: { address_line_1: 'Calle 10 # 43-12', city: 'Medellín', region: 'Antioquia' },
      });
      const attempts = await shop.sql('SELECT * FROM payment_attempt WHERE session_id = $1', [sessionId]);
      expect(attempts).toMatchObject([{ amount: 460_000, state: 'created', purchase: { userId: null } }]);
    });

    it('that is the same while nothing changed, and another one when something did', async () => {
      const { sessionId, email, config } = await shop.begin();
      expect(await shop.configOf(sessionId, email)).toEqual(config);
      await shop.fill(sessionId, { productId: 2 });
      const changed = await shop.configOf(sessionId, email);
      expect(changed.amountInCents).toBe(60_500_000);
      expect(changed.reference).not.toBe(config.reference);
      expect(changed.reference.startsWith(`SIGERIST-${sessionId}-`)).toBe(true);
    });

    it('under a new reference after a decline, because the old one pays nothing more', async () => {
      const { sessionId, email, config } = await shop.begin();
      const id = await shop.pay(config, { outcome: 'DECLINED', statusMessage: 'Fondos insuficientes' });
      const refusal = await shop.complete(id).expect(402);
      expect(refusal.body).toMatchObject({ message: expect.stringContaining('Fondos insuficientes') });
      expect((await shop.configOf(sessionId, email)).reference).not.toBe(config.reference);
    });

    it('never for another amount, telling the right one', async () => {
      const { sessionId, email } = await shop.begin();
      for (const amount of [1, 15_000_000, 46_000_001]) {
        const { status, body } = await shop.ask(sessionId, email, { amount_in_cents: amount });
        expect({ status, body: body as object }).toMatchObject({
          status: 409,
          body: { success: false, code: 'payment.amount_mismatch', amountInCents: 46_000_000 },
        });
        expect((body as { error: string }).error).toBe((body as { message: string }).message);
      }
    });

    it.each<[string, Record<string, unknown>, number, string]>([
      ['a foreign reference', { reference: 'OTHER-1' }, 400, 'request.invalid'],
      ['a short session', { reference: 'SIGERIST-short-1763700000000-Zx9k2' }, 400, 'request.invalid'],
      ['an empty cart', { reference: 'SIGERIST-nobodys-cart-1763700000000-Zx9k2' }, 422, 'cart.empty'],
      ['dollars', { currency: 'USD' }, 400, 'request.invalid'],
      ['nothing', { amount_in_cents: 0 }, 400, 'request.invalid'],
      ['half a cent', { amount_in_cents: 0.5 }, 400, 'request.invalid'],
      ['nobody', { customer_data: null }, 400, 'request.invalid'],
      ['no name', { customer_data: { email: 'a@example.com', full_name: ' ' } }, 400, 'request.invalid'],
      ['another country', { shipping_address: { country: 'US' } }, 400, 'request.invalid'],
    ])('never for %s', async (_, changes, status, code) => {
      const { sessionId, email } = await shop.begin();
      const answer = await shop.ask(sessionId, email, changes);
      expect(answer).toMatchObject({ status, body: { success: false, code, error: expect.any(String) } });
    });

    it('never for less than the provider takes', async () => {
      const { sessionId, email } = await shop.begin();
      await shop.sql('UPDATE cart_line SET price = 1000 WHERE session_id = $1', [sessionId]);
      const answer = await shop.ask(sessionId, email);
      expect(answer).toMatchObject({ status: 422, body: { code: 'payment.too_little' } });
    });

    it('that leads back to the shop alone', async () => {
      const { sessionId, email } = await shop.begin();
      const { publicUrl } = shop.shop.env;
      const address = async (redirect_url: string) =>
        (await shop.configOf(sessionId, email, { redirect_url })).redirectUrl;
      expect(await address(`${publicUrl}/payment-success?from=checkout`)).toBe(
        `${publicUrl}/payment-success?from=checkout`,
      );
      for (const foreign of ['https://evil.example.com/', 'javascript:alert(1)', `${publicUrl}.evil.com/`, 'x'])
        expect(await address(foreign)).toBe(`${publicUrl}/payment-success`);
    });

    it('as often as somebody can change their mind, and not as often as a script can', async () => {
      const { sessionId, email } = await shop.begin();
      await shop.sql(
        `INSERT INTO payment_attempt
         SELECT gen_random_uuid(), 'SIGERIST-' || gen_random_uuid(), session_id, '', amount, purchase, 'created', false, now()
         FROM payment_attempt, generate_series(1, 59) WHERE session_id = $1`,
        [sessionId],
      );
      const changed = { customer_data: { email, full_name: 'Laura Restrepo Gómez' } };
      const refused = await shop.ask(sessionId, email, changed);
      expect(refused).toMatchObject({ status: 429, body: { code: 'request.too_many', success: false } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      await shop.sql(
        `UPDATE payment_attempt SET created_at = created_at - interval '10 minutes' WHERE session_id = $1`,
        [sessionId],
      );
      await shop.configOf(sessionId, email, changed);
    });

    it('for the demo page without a cart, and for its sum alone', async () => {
      const reference = 'SIGERIST-demo-1763700000000-Zx9k2';
      const demo = { reference, amount_in_cents: 15_000_000 };
      expect(await shop.configOf(crypto.randomUUID(), 'a@example.com', demo)).toMatchObject({
        reference,
        amountInCents: 15_000_000,
      });
      const other = await shop.ask(crypto.randomUUID(), 'a@example.com', { reference, amount_in_cents: 150_000 });
      expect(other.status).toBe(409);
    });
  });

  describe('ends with an order', () => {
    it('of which nothing is the browser’s word', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config);
      const { body } = await shop
        .complete(id, {
          reference: payment.config.reference,
          sessionId: payment.sessionId,
          customerEmail: 'evil@example.com',
          customerName: 'Evil',
          customerPhone: '1',
          amount: 1,
        })
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

    it('that comes through the other call in its own shape', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config);
      const external = () => shop.api().post('/api/payment/complete-external').send({ transactionId: id });
      expect((await external().expect(201)).body).toMatchObject({ success: true, order: { transactionId: id } });
      expect((await external().expect(200)).body).toMatchObject({ success: true, order: { status: 'paid' } });
      const pending = await shop.pay((await shop.begin()).config, { outcome: 'PENDING' });
      const waiting = await shop.api().post('/api/payment/complete-external').send({ transactionId: pending });
      expect(waiting).toMatchObject({ status: 202, body: { success: false, order: null } });
    });

    it('whole to the browser that paid, its owner and the staff, masked to everyone else', async () => {
      const { browser } = await shopper(shop.shop);
      const payment = await shop.begin();
      const body = {
        amount_in_cents: 46_000_000,
        currency: 'COP',
        reference: `SIGERIST-${payment.sessionId}-1763700000000-owner`,
        customer_data: { email: payment.email, full_name: 'Laura Restrepo' },
      };
      const { body: begun } = await browser.post('/api/wompi/widget-config').send(body).expect(200);
      const { data: config } = begun as { data: BegunPayment['config'] };
      const id = await shop.pay(config);
      const stranger = await shop.complete(id).expect(201);
      const seen = async (agent: Pick<typeof browser, 'get'>) =>
        (await agent.get(`/api/orders/transaction/${id}`).expect(200)).body as Record<string, unknown>;
      for (const masked of [stranger.body as Record<string, unknown>, await seen(shop.api())]) {
        expect(masked).toMatchObject({ status: 'paid', total: 460_000, customerName: 'L••• R•••' });
        expect(masked.reference).not.toContain(payment.sessionId);
        expect(JSON.stringify(masked)).not.toMatch(new RegExp(`Sofía|${payment.email}`));
      }
      for (const whole of [
        await seen(browser),
        await seen(shop.staff),
        (await shop.complete(id, { sessionId: payment.sessionId }).expect(200)).body as Record<string, unknown>,
      ])
        expect(whole).toMatchObject({ customerName: 'Laura Restrepo', items: [{ personalization: 'Sofía' }] });
      const mine = await browser.get('/api/orders/mine').expect(200);
      expect(mine.body).toMatchObject([{ transactionId: id }]);
      const cookie = `payer=${payment.sessionId}`;
      const paid = await shop.api().get(`/api/orders/transaction/${id}`).set('Cookie', cookie).expect(200);
      expect(paid.body).toMatchObject({ customerName: 'Laura Restrepo' });
    });
  });

  describe('of which the browser was told nothing', () => {
    const find = async (reference: string): Promise<unknown> =>
      (await shop.api().post('/api/payment/find').send({ reference }).expect(200)).body;

    it('is found by its reference, the approved before the declined, and nothing comes of asking', async () => {
      const payment = await shop.begin();
      const { reference } = payment.config;
      expect(await find(reference)).toEqual({ transactionId: null });
      const declined = await shop.pay(payment.config, { retryWindow: true });
      const { transactionId } = (await find(reference)) as { transactionId: string };
      expect(transactionId).not.toBe(declined);
      expect(await ordersMade(payment)).toBe(0);
    });

    it('is found while the bank decides, and not once it declined', async () => {
      const waiting = await shop.begin();
      const id = await shop.pay(waiting.config, { outcome: 'PENDING' });
      expect(await find(waiting.config.reference)).toEqual({ transactionId: id });
      const declined = await shop.begin();
      await shop.pay(declined.config, { outcome: 'DECLINED' });
      expect(await find(declined.config.reference)).toEqual({ transactionId: null });
    });

    it('is looked for nowhere when the shop never gave its reference out', async () => {
      expect(await find('SIGERIST-somebody-1763700000000-Zx9k2')).toEqual({ transactionId: null });
      await shop.api().post('/api/payment/find').send({ reference: 1 }).expect(400);
    });
  });

  describe('is refused, and nothing is made or lost', () => {
    it.each([
      ['another amount', { amountInCents: 100 }],
      ['cents', { amountInCents: 46_000_050 }],
      ['another currency', { currency: 'USD' }],
    ])('when the provider tells of %s', async (_, amountTamper) => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config, { amountTamper });
      expect((await shop.complete(id).expect(409)).body).toMatchObject({ code: 'payment.mismatch', success: false });
      await shop.complete(id).expect(409);
      expect(await ordersMade(payment)).toBe(0);
      expect((await shop.api().get(`/api/cart/${payment.sessionId}`)).body).toHaveLength(1);
      const { body } = await shop.staff.get('/api/payments/review').expect(200);
      expect(body).toContainEqual(
        expect.objectContaining({ transactionId: id, expectedAmount: 460_000, customerEmail: payment.email }),
      );
      await shop.api().get('/api/payments/review').expect(401);
    });

    it('until somebody of the staff has dealt with it, once and with a note', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config, { amountTamper: { amountInCents: 100_000 } });
      await shop.complete(id).expect(409);
      const resolve = (by: ReturnType<PayingShop['api']>, note?: string) =>
        by.post(`/api/payments/review/${id}/resolve`).send({ note });
      await resolve(shop.api(), 'Mío').expect(401);
      await resolve(shop.staff, ' ').expect(400);
      await resolve(shop.staff, 'Devuelto, comprobante 98213').expect(204);
      await resolve(shop.staff, 'Otra vez').expect(404);
      const { body } = await shop.staff.get('/api/payments/review').expect(200);
      expect(body).not.toContainEqual(expect.objectContaining({ transactionId: id }));
      expect(await shop.sql('SELECT resolved_by, resolution FROM provider_transaction WHERE id = $1', [id])).toEqual([
        { resolved_by: 'taller@example.com', resolution: 'Devuelto, comprobante 98213' },
      ]);
    });

    it('when a shopper shows another’s payment, which stays theirs', async () => {
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

  describe('on which the bank takes its time', () => {
    const AFTER_MINUTES = 3;
    const begunPending = async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config, { outcome: 'PENDING' });
      await shop.complete(id).expect(202);
      return { payment, id };
    };

    it('can be left: a mail leads back to it, once however often it is asked about', async () => {
      const { payment, id } = await begunPending();
      await shop.complete(id).expect(202);
      await shop.pass(AFTER_MINUTES, [payment]);
      const [mail] = await shop.mailbox.wait('payment-pending', payment.email);
      expect(mail!.text).toContain(`${shop.shop.env.publicUrl}/payment-success?transaction=${id}`);
      expect(mail!.text).toContain('$460.000');
      expect(mail!.text).not.toContain('Laura');
      expect(await ordersMade(payment)).toBe(0);

      await shop.simulator.control(`transactions/${id}/settle`, { status: 'APPROVED' });
      await shop.complete(id);
      await shop.orders(payment, 1);
      await shop.mailbox.wait('payment-pending', payment.email);
    });

    it('needs no mail when it decides soon', async () => {
      const { payment, id } = await begunPending();
      await shop.simulator.control(`transactions/${id}/settle`, { status: 'DECLINED' });
      await shop.complete(id).expect(402);
      await shop.pass(AFTER_MINUTES, [payment]);
      await eventually(async () => {
        expect(await shop.sql(`SELECT key FROM graphile_worker.jobs WHERE key LIKE '%:pending:' || $1`, [id])).toEqual(
          [],
        );
      });
      expect(await shop.mailbox.all('payment-pending', payment.email)).toEqual([]);
    });
  });

  describe('notices', () => {
    it('are believed with the provider’s checksum alone', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config);
      const forged = await shop.notify(event(payment, id), 'test_events_guessed').expect(401);
      expect(forged.body).toMatchObject({ code: 'payment.event_forged' });
      for (const nonsense of [{}, [], { event: 'transaction.updated' }, { data: null, signature: null }])
        await shop.api().post('/api/wompi/events').send(nonsense).expect(401);
      expect(await ordersMade(payment)).toBe(0);
    });

    it('about what the shop does not know are taken and change nothing', async () => {
      const payment = await shop.begin();
      const unknown = { ...event(payment, '1-1763700009-99999'), reference: 'SIGERIST-somebody-1763700000000-Zx9k2' };
      await shop.notify(unknown).expect(200);
      await shop.notify(event(payment, '1-1763700008-88888')).expect(200);
      await shop.allHandled();
      expect(await ordersMade(payment)).toBe(0);
    });
  });

  it('that was never made is forgotten after a month, and money is not', async () => {
    const [unpaid, paid, wrong] = [await shop.begin(), await shop.begin(), await shop.begin()];
    await shop.complete(await shop.pay(unpaid.config, { outcome: 'DECLINED' })).expect(402);
    await shop.complete(await shop.pay(paid.config)).expect(201);
    await shop.complete(await shop.pay(wrong.config, { amountTamper: { amountInCents: 100 } })).expect(409);
    const sessions = [unpaid, paid, wrong].map(({ sessionId }) => sessionId);
    await shop.sql(`UPDATE payment_attempt SET created_at = now() - interval '31 days' WHERE session_id = ANY($1)`, [
      sessions,
    ]);
    await shop.sql(`UPDATE payment_attempt SET state = 'expired' WHERE session_id = ANY($1) AND state = 'failed'`, [
      sessions,
    ]);
    await shop.shop.app.get(ForgetOldPayments).forget();
    const left = await shop.sql<{ session_id: string }>(
      'SELECT session_id FROM payment_attempt WHERE session_id = ANY($1)',
      [sessions],
    );
    expect(left.map(({ session_id }) => session_id).sort()).toEqual([paid.sessionId, wrong.sessionId].sort());
  });

  describe('while the provider is away', () => {
    afterEach(() => shop.simulator.control('faults', { api: null }));

    it('is not refused but waits, and is taken once the provider is back', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config);
      for (const api of ['500', 'html403', '429', 'drop']) {
        await shop.simulator.control('faults', { api });
        expect((await shop.complete(id).expect(503)).body).toMatchObject({ code: 'payment.provider_away' });
        const { reference } = payment.config;
        await shop.api().post('/api/payment/find').send({ reference }).expect(503);
      }
      expect(await ordersMade(payment)).toBe(0);
      await shop.simulator.control('faults', { api: null });
      await eventually(() => shop.complete(id).expect(201));
    });

    it('is taken on a signed notice', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config);
      await shop.simulator.control('faults', { api: '500' });
      await shop.notify(event(payment, id)).expect(200);
      expect(await shop.orders(payment, 1)).toMatchObject([{ status: 'paid' }]);
    });
  });
});

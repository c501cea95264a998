import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { PaymentRetention } from '../src/payments/application/payment-retention.js';
import { eventually } from './support/eventually.js';
import type { BegunPayment } from './support/paying-people.js';
import { PayingShop } from './support/paying-shop.js';

/** Payments whose result the browser, the bank or the shop does not know yet. */
describe('a payment', () => {
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

  describe('without a result in the browser', () => {
    const find = async ({ config, cookie }: BegunPayment): Promise<unknown> => {
      const { reference } = config;
      const asked = shop.api().post('/api/payment/find').set('Cookie', cookie).send({ reference });
      return (await asked.expect(200)).body;
    };

    it('is found by its reference, the approved before the declined, without any change', async () => {
      const payment = await shop.begin();
      expect(await find(payment)).toEqual({ transactionId: null });
      const declined = await shop.pay(payment.config, { retryWindow: true });
      const { transactionId } = (await find(payment)) as { transactionId: string };
      expect(transactionId).not.toBe(declined);
      expect(await ordersMade(payment)).toBe(0);
    });

    it('is found while the bank decides, and not once it declined', async () => {
      const waiting = await shop.begin();
      const id = await shop.pay(waiting.config, { outcome: 'PENDING' });
      expect(await find(waiting)).toEqual({ transactionId: id });
      const declined = await shop.begin();
      await shop.pay(declined.config, { outcome: 'DECLINED' });
      expect(await find(declined)).toEqual({ transactionId: null });
    });

    it('is found by the browser alone that began it: a reference is public', async () => {
      const [payment, other] = [await shop.begin(), await shop.begin()];
      await shop.pay(payment.config);
      for (const cookie of ['', other.cookie, `payer=${payment.sessionId}`])
        expect(await find({ ...payment, cookie })).toEqual({ transactionId: null });
      expect(await find(payment)).toEqual({ transactionId: expect.any(String) });
    });

    it('is not searched under a reference that the shop did not issue', async () => {
      const { cookie } = await shop.begin();
      const request = shop.api().post('/api/payment/find').set('Cookie', cookie);
      const { body } = await request.send({ reference: 'SIGERIST-somebody-1763700000000-Zx9k2' }).expect(200);
      expect(body).toEqual({ transactionId: null });
      await shop.api().post('/api/payment/find').send({ reference: 1 }).expect(400);
    });
  });

  describe('that the bank has not decided', () => {
    const AFTER_MINUTES = 3;
    const begunPending = async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config, { outcome: 'PENDING' });
      await shop.complete(id).expect(202);
      return { payment, id };
    };

    it('can be left: one mail leads back to it, also after repeated checks', async () => {
      const { payment, id } = await begunPending();
      await shop.complete(id).expect(202);
      await shop.pass(AFTER_MINUTES, [payment]);
      const [mail] = await shop.mailbox.wait('payment-pending', payment.email);
      expect(mail!.text).toContain(`${shop.shop.env.publicUrl}/payment-success?transaction=${id}`);
      expect(mail!.text).toContain('$460.000');
      expect(mail!.text).not.toContain('Laura');
      expect(await ordersMade(payment)).toBe(0);

      await shop.simulator.control(`transactions/${id}/settle`, { status: 'APPROVED' });
      await shop.approvedOrder(id);
      await shop.orders(payment, 1);
      await shop.mailbox.wait('payment-pending', payment.email);
    });

    it('needs no mail when it decides soon', async () => {
      const { payment, id } = await begunPending();
      await shop.simulator.control(`transactions/${id}/settle`, { status: 'DECLINED' });
      await eventually(() => shop.complete(id).expect(402));
      await shop.pass(AFTER_MINUTES, [payment]);
      await eventually(async () => {
        expect(await shop.sql(`SELECT key FROM graphile_worker.jobs WHERE key LIKE '%:pending:' || $1`, [id])).toEqual(
          [],
        );
      });
      expect(await shop.mailbox.all('payment-pending', payment.email)).toEqual([]);
    });
  });

  describe('events', () => {
    it('are accepted only with the provider’s checksum', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config);
      const forged = await shop.notify(event(payment, id), 'test_events_guessed').expect(401);
      expect(forged.body).toMatchObject({ code: 'payment.event_forged' });
      for (const nonsense of [{}, [], { event: 'transaction.updated' }, { data: null, signature: null }])
        await shop.api().post('/api/wompi/events').send(nonsense).expect(401);
      expect(await ordersMade(payment)).toBe(0);
    });

    it('of other kinds are answered 200 when their checksum is right, and 401 when it is not', async () => {
      const timestamp = 1_763_700_000;
      const secret = shop.simulator.settings.eventsSecret;
      const sent = (checksumOf: string) =>
        shop
          .api()
          .post('/api/wompi/events')
          .send({
            event: 'nequi_token.updated',
            data: { nequi_token: { id: 'nequi_1', status: 'APPROVED' } },
            environment: 'test',
            signature: {
              properties: ['nequi_token.id', 'nequi_token.status'],
              checksum: createHash('sha256').update(`nequi_1APPROVED${timestamp}${checksumOf}`).digest('hex'),
            },
            timestamp,
          });
      await sent(secret).expect(200);
      await sent(secret).expect(200);
      await sent('test_events_guessed').expect(401);
    });

    it('of a transaction that cannot be read yet are tried again', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config, { outcome: 'PENDING' });
      const unread = { ...event(payment, '11004-1763700009-99999') };
      await shop.notify(unread).expect(200);
      const waiting = () =>
        shop.sql<{ attempts: number; last_error: string }>(
          `SELECT attempts, last_error FROM graphile_worker.jobs
           WHERE task_identifier = 'payments.event' AND last_error LIKE '%99999%' AND attempts > 0 AND run_at > now()`,
        );
      await eventually(async () => expect(await waiting()).toHaveLength(1));
      expect(await ordersMade(payment)).toBe(0);
      // It stays in the queue; the other payments of this file need not wait for it.
      await shop.sql(`UPDATE payment_event SET handled_at = now() WHERE transaction->>'id' = $1`, [unread.id]);
      await shop.notify(event(payment, id)).expect(200);
      await shop.orders(payment, 1);
    });
  });

  it('that was never made is deleted after a month, and money is not', async () => {
    const [unpaid, paid, wrong] = [await shop.begin(), await shop.begin(), await shop.begin()];
    const undecided = await shop.begin();
    await shop.complete(await shop.pay(unpaid.config, { outcome: 'DECLINED' })).expect(402);
    const slow = await shop.pay(undecided.config, { outcome: 'PENDING' });
    await shop.complete(slow).expect(202);
    await shop.complete(await shop.pay(paid.config)).expect(201);
    await shop.complete(await shop.pay(wrong.config, { amountTamper: { amountInCents: 100 } })).expect(409);
    const kept = [paid, wrong, undecided].map(({ sessionId }) => sessionId);
    const sessions = [unpaid.sessionId, ...kept];
    await shop.sql(`UPDATE payment_attempt SET created_at = now() - interval '31 days' WHERE session_id = ANY($1)`, [
      sessions,
    ]);
    await shop.sql(`UPDATE payment_attempt SET state = 'expired' WHERE session_id = ANY($1) AND state = ANY($2)`, [
      sessions,
      ['failed', 'pending'],
    ]);
    await shop.shop.app.get(PaymentRetention).remove();
    const left = await shop.sql<{ session_id: string }>(
      'SELECT session_id FROM payment_attempt WHERE session_id = ANY($1)',
      [sessions],
    );
    expect(left.map(({ session_id }) => session_id).sort()).toEqual(kept.sort());
    await shop.simulator.control(`transactions/${slow}/settle`, { status: 'APPROVED' });
    expect(await shop.approvedOrder(slow)).toMatchObject({ status: 'payment_review' });
  });

  it('without an order keeps no personal data after half a year, and its money still waits for review', async () => {
    const [wrong, late] = [await shop.begin(), await shop.begin()];
    await shop.complete(await shop.pay(wrong.config, { amountTamper: { amountInCents: 100 } })).expect(409);
    const id = await shop.pay(late.config, { outcome: 'PENDING' });
    await shop.complete(id).expect(202);
    const sessions = [wrong, late].map(({ sessionId }) => sessionId);
    await shop.sql(`UPDATE payment_attempt SET created_at = now() - interval '181 days' WHERE session_id = ANY($1)`, [
      sessions,
    ]);
    await shop.sql(`UPDATE payment_attempt SET state = 'expired' WHERE session_id = $1`, [late.sessionId]);
    await shop.shop.app.get(PaymentRetention).remove();
    const left = await shop.sql('SELECT purchase FROM payment_attempt WHERE session_id = ANY($1)', [sessions]);
    expect(left).toEqual([{ purchase: null }, { purchase: null }]);
    await shop.simulator.control(`transactions/${id}/settle`, { status: 'APPROVED' });
    for (let call = 0; call < 2; call += 1) await eventually(() => shop.complete(id).expect(409));
    expect(await shop.openMoney()).toContainEqual(
      expect.objectContaining({ transactionId: id, reason: 'unknown_reference' }),
    );
  });

  it('is asked about daily while its bank has not decided, for staff after three days, and paid whenever it does', async () => {
    const payment = await shop.begin();
    const id = await shop.pay(payment.config, { outcome: 'PENDING' });
    await shop.complete(id).expect(202);
    const review = async () => (await shop.openMoney()).find(({ transactionId }) => transactionId === id);
    await shop.check(payment, 2);
    expect(await review()).toBeUndefined();
    await shop.sql(`UPDATE provider_transaction SET heard_at = now() - interval '73 hours' WHERE id = $1`, [id]);
    await shop.check(payment, 8);
    expect(await review()).toMatchObject({ reason: 'undecided', status: 'PENDING', outcomes: ['not_ours'] });
    const [attempt] = await shop.sql<{ state: string; hours: number }>(
      `SELECT state, round(extract(epoch FROM next_check_at - now()) / 3600)::int AS hours FROM payment_attempt WHERE reference = $1`,
      [payment.config.reference],
    );
    expect(attempt).toEqual({ state: 'pending', hours: 24 });
    await shop.simulator.control(`transactions/${id}/settle`, { status: 'APPROVED' });
    await shop.check(payment);
    expect(await shop.orders(payment, 1)).toMatchObject([{ status: 'paid' }]);
    expect(await review()).toBeUndefined();
  });

  it('that is being settled is not deleted meanwhile', async () => {
    const { config } = await shop.begin();
    await shop.sql(`UPDATE payment_attempt SET created_at = '2026-01-15', state = 'expired' WHERE reference = $1`, [
      config.reference,
    ]);
    await shop.shop.app.get(DataSource).transaction(async (settling) => {
      await settling.query('SELECT FROM payment_attempt WHERE reference = $1 FOR UPDATE', [config.reference]);
      await shop.shop.app.get(PaymentRetention).remove();
    });
    await shop.complete(await shop.pay(config)).expect(201);
  });

  describe('while the provider is unavailable', () => {
    afterEach(() => shop.simulator.control('faults', { api: null }));

    it('is not refused but waits, and is taken once the provider is back', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config);
      for (const api of ['500', 'html403', '429', 'drop']) {
        await shop.simulator.control('faults', { api });
        expect((await shop.complete(id).expect(503)).body).toMatchObject({ code: 'payment.provider_away' });
        const { reference } = payment.config;
        const find = shop.api().post('/api/payment/find').set('Cookie', payment.cookie);
        await find.send({ reference }).expect(503);
      }
      expect(await ordersMade(payment)).toBe(0);
      await shop.simulator.control('faults', { api: null });
      await shop.approvedOrder(id);
    });

    it('is settled by a signed event', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config);
      await shop.simulator.control('faults', { api: '500' });
      await shop.notify(event(payment, id)).expect(200);
      expect(await shop.orders(payment, 1)).toMatchObject([{ status: 'paid' }]);
    });
  });
});

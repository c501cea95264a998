import { PaymentProviders } from '../src/payments/application/payment-provider.port.js';
import { ReconcilePayments } from '../src/payments/application/reconcile-payments.js';
import { SettlePayment } from '../src/payments/application/settle-payment.js';
import request from 'supertest';
import { PersonalData } from '../src/common/personal-data.js';
import { Transaction } from '../src/common/transaction.port.js';
import { NightlyMoneyCheck } from '../src/open-money/application/nightly-money-check.js';
import { CheckMoney } from '../src/open-money/application/check-money.js';
import type { MoneySummaryDto } from '../src/books/adapters/http/books.dto.js';
import type { RefundPageDto } from '../src/refunds/adapters/http/refund.dto.js';
import { ShopSettings } from '../src/settings/index.js';
import type { StaffOrderDto } from '../src/orders/adapters/http/staff-orders.dto.js';
import type { TodayDto } from '../src/today/adapters/http/today.dto.js';
import type { ReconciliationsDto } from '../src/payments/adapters/http/reconciliations.dto.js';
import type { WidgetConfigDto } from '../src/payments/adapters/wompi/widget-config-answer.dto.js';
import { ReconciliationMails } from '../src/payments/application/reconciliation-mails.js';
import { aTransferRequest } from './builders/customer-request.builder.js';
import type { TestApp } from './support/app.js';
import { eventually } from './support/eventually.js';
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

  const EMPTY = { transactions: [], unreadableIds: [], isEmpty: true };

  it('continues after a page without any readable row, and lists the payments of its rows', async () => {
    const [unreadable, missing] = [await paid(), await paid()];
    await shop.sql(`UPDATE provider_transaction SET id = '11004-1-00002' WHERE id = $1`, [missing]);
    const missed = await shop.begin();
    const answer = await provider().transaction(await shop.pay(missed.config));
    const pages = [
      { transactions: [], unreadableIds: [unreadable], isEmpty: false },
      { transactions: answer.kind === 'found' ? [answer.transaction] : [], unreadableIds: [], isEmpty: false },
    ];
    provider().transactionPage = (_from, _until, page) =>
      Promise.resolve({ kind: 'found', ...(pages[page - 1] ?? EMPTY) });
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
      expect.objectContaining({ reason: 'provider_differs', decisions: [expect.anything()] }),
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

  describe('as runs', () => {
    const runs = async () =>
      (await shop.staff.get('/api/money/reconciliations').expect(200)).body as ReconciliationsDto;
    const ask = (body: object = {}) => shop.staff.post('/api/money/reconciliations').send(body);

    it('reads pages until an empty one, and keeps what each run found', async () => {
      const before = await reconcile();
      await shop.simulator.control('faults', { pageRows: 1 });
      const missed = [await shop.begin(), await shop.begin(), await shop.begin()];
      for (const { config } of missed) await shop.pay(config);
      const { id, result } = await shop.shop.app.get(ReconcilePayments).reconcile();
      await shop.simulator.control('faults', { pageRows: null });
      for (const payment of missed) expect(await shop.orders(payment, 1)).toMatchObject([{ status: 'paid' }]);
      expect(result.differences - before.differences).toBe(3);
      // As they were when they were compared: the shop had missed all three.
      expect(result.providerSum - before.providerSum).toBe(3 * 460_000);
      expect(result.shopSum).toBe(before.shopSum);
      const [newest] = (await runs()).runs;
      expect(newest).toMatchObject({ id, state: 'done', askedBy: 'shop', failure: null, ...result });
      expect(await runs()).toMatchObject({ isLate: false, lastDoneAt: newest!.endedAt });
    });

    it('compares every day since the last run that succeeded, as after a night of a closed shop or a restored backup', async () => {
      await shop.sql(`UPDATE reconciliation SET until_day = '2026-03-01', from_day = '2026-02-20'`);
      await shop.sql(`INSERT INTO reconciliation SELECT gen_random_uuid(), asked_by, 'failed', from_day, '2026-04-01', is_whole, now(), now(),
        0, 0, 0, 0, 0, 'test' FROM reconciliation WHERE state = 'done' LIMIT 1`);
      const run = await shop.shop.app.get(ReconcilePayments).reconcile();
      expect(run.from).toBe('2026-02-28');
    });

    it('is asked for by an owner, once for a key, over days that make sense', async () => {
      await shop.confirmIdentity();
      for (const days of [
        { from: '2026-13-01' },
        { to: '2999-01-01' },
        { from: '2026-03-02', to: '2026-03-01' },
        { from: '2024-01-01' },
      ])
        await ask(days).expect(400);
      const first = await ask({ from: '2026-03-01', to: '2026-03-05' }).set('Idempotency-Key', 'run-1').expect(202);
      const again = await ask({ from: '2026-03-01', to: '2026-03-05' }).set('Idempotency-Key', 'run-1').expect(202);
      expect(again.body).toEqual(first.body);
      await ask({ from: '2026-03-01' }).set('Idempotency-Key', 'run-1').expect(422);
      const { id } = first.body as { id: string };
      await eventually(async () =>
        expect((await runs()).runs).toContainEqual(
          expect.objectContaining({ id, state: 'done', from: '2026-03-01', to: '2026-03-05' }),
        ),
      );
      await request(shop.shop.app.getHttpServer()).get('/api/money/reconciliations').expect(401);
    });

    it('that failed is kept, and mailed to the shop once a day', async () => {
      await shop.simulator.control('faults', { api: '500' });
      await expect(reconcile()).rejects.toThrow('did not list');
      await shop.simulator.control('faults', { api: null });
      expect(await runs()).toMatchObject({
        isLate: true,
        runs: expect.arrayContaining([expect.objectContaining({ state: 'failed' })]),
      });
      const mails = shop.shop.app.get(ReconciliationMails);
      await mails.warnIfLate();
      await mails.warnIfLate();
      const [mail] = await shop.mailbox.wait('reconciliation-late', '', 1);
      expect(mail!.text).toContain('Desde entonces falló');
      await eventually(reconcile);
      expect(await runs()).toMatchObject({ isLate: false });
      await shop.sql(`UPDATE reconciliation SET ended_at = now() - interval '31 hours' WHERE state = 'done'`);
      expect(await runs()).toMatchObject({ isLate: true });
    });
  });

  describe('money without a home', () => {
    const check = () => shop.shop.app.get(CheckMoney).check();
    const limit = (amount: number) => shop.shop.app.get(ShopSettings).write('refunds.approvalAbove', amount);
    // One person makes all of these refunds, which count together.
    beforeAll(() => limit(1_000_000_000));

    /** Approved money whose attempt was forgotten, as after a restore. */
    async function forgotten(): Promise<string> {
      const { config } = await shop.begin();
      const id = await shop.pay(config);
      await shop.sql('DELETE FROM payment_attempt WHERE reference = $1', [config.reference]);
      await shop.complete(id).expect(404);
      await reconcile();
      return id;
    }
    async function transferOrder() {
      const sessionId = crypto.randomUUID();
      const email = `laura-${sessionId}@example.com`;
      await shop.fill(sessionId, { personalization: 'Sofía', addNameEmbroidery: true });
      const body = aTransferRequest(sessionId, { email });
      const placed = (await shop.api().post('/api/orders/bank-transfer').send(body).expect(201)).body as { id: string };
      return { ...placed, email };
    }
    /**
     * Makes the call while a void of the payment has locked it, and is about to lock its order or refund: the call must wait for the payment
     * before it locks that row, or each of the two waits for the other.
     */
    const asVoided = async (id: string, [table, rowId]: readonly [string, string], call: request.Test) => {
      const runner = shop.dataSource.createQueryRunner();
      await runner.startTransaction();
      try {
        await runner.query('SELECT FROM provider_transaction WHERE id = $1 FOR UPDATE', [id]);
        const answer = call.then((response) => response);
        const blocked = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        await eventually(async () => expect(await shop.sql(blocked)).toHaveLength(1));
        await runner.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE NOWAIT`, [rowId]);
        await runner.rollbackTransaction();
        return await answer;
      } finally {
        if (runner.isTransactionActive) await runner.rollbackTransaction();
        await runner.release();
      }
    };
    const seen = async (id: string) => (await shop.staff.get(`/api/orders/${id}`).expect(200)).body as StaffOrderDto;
    const listed = async (id: string) => (await inReview(id))[0];

    it('has the name, the mail, the phone and the moment that the provider told, also when its attempt is forgotten', async () => {
      const id = await forgotten();
      expect(await listed(id)).toMatchObject({
        reason: 'unknown_reference',
        amount: 460_000,
        payer: { name: expect.stringMatching(/\w/), email: expect.stringContaining('@') },
        providerSays: 'Wompi dice: aprobado por $460.000.',
        outcomes: ['order', 'give_back', 'not_ours'],
      });
      expect(Date.parse((await listed(id))!.movedAt)).toBeGreaterThan(Date.parse('2026-01-01'));
    });

    it('becomes money of an order, once on two instances, and stops that order when the provider voids it', async () => {
      const id = await forgotten();
      const order = await transferOrder();
      const { id: openId } = (await listed(id))!;
      await shop.confirmIdentity();
      const cookie = shop.staffCookie();
      const decide = (of: TestApp) =>
        request(of.app.getHttpServer())
          .post(`/api/money/open/${openId}/outcome`)
          .set('Cookie', cookie)
          .send({ kind: 'order', orderId: order.id });
      const answers = await Promise.all([decide(shop.shop), decide(shop.second)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await seen(order.id)).toMatchObject({ status: 'paid', money: { received: 460_000, owed: 0 } });
      expect(await inReview(id)).toEqual([]);
      await shop.simulator.control(`transactions/${id}/contradict`, { status: 'VOIDED' });
      await reconcile();
      expect(await seen(order.id)).toMatchObject({
        status: 'payment_review',
        reviewReason: 'voided',
        money: { received: 0, owed: 460_000 },
      });
      const again = await listed(id);
      expect(again).toMatchObject({ status: 'VOIDED', outcomes: ['not_ours'], decisions: [{ outcome: 'order' }] });
      expect(again!.id).not.toBe(openId);
      expect((await check()).invisible).toBe(0);
    });

    it('that was given to the wrong order is taken away again: the order waits, and the money is listed', async () => {
      const id = await forgotten();
      const [wrong, right] = [await transferOrder(), await transferOrder()];
      const before = (await check()).sums;
      await shop.decide(id, { kind: 'order', orderId: wrong.id });
      const [entry] = (await seen(wrong.id)).money.entries;
      expect(entry).toMatchObject({ transactionId: id, isGiven: true });
      const takeAway = (body: object) =>
        shop.staff.post(`/api/orders/${wrong.id}/receipts/${entry!.id}/reversal`).send(body);
      await takeAway({ reason: ' ' }).expect(400);
      const answer = await asVoided(
        id,
        ['shop_order', wrong.id],
        takeAway({ reason: 'Era de otra familia' }).expect(201),
      );
      expect(answer.body).toMatchObject({
        ...{ id: entry!.id, kind: 'payment', isGiven: false },
      });
      await takeAway({ reason: 'Otra vez' }).expect(404);
      const after = await seen(wrong.id);
      expect(after).toMatchObject({ status: 'pending_transfer', money: { received: 0, owed: 460_000, entries: [] } });
      expect(after.history.at(-1)).toMatchObject({ event: 'receipt_corrected', actor: 'taller@example.com' });
      expect(await listed(id)).toMatchObject({
        ...{ reason: 'unknown_reference', amount: 460_000, order: null, outcomes: ['order', 'give_back', 'not_ours'] },
        decisions: [{ outcome: 'order', orderNumber: after.orderNumber }],
      });
      expect(await check()).toMatchObject({ sums: before, invisible: 0 });
      await shop.decide(id, { kind: 'order', orderId: right.id });
      expect(await seen(right.id)).toMatchObject({ status: 'paid', money: { received: 460_000, owed: 0 } });
      // What was given back of it cannot be taken away any more.
      const [kept] = (await seen(right.id)).money.entries;
      await shop.staff
        .post(`/api/orders/${right.id}/refunds`)
        .send({ amount: 1_000, reason: 'cortesia', way: 'bank_transfer', evidence: `B-${right.id}` })
        .expect(201);
      const { body } = await shop.staff
        .post(`/api/orders/${right.id}/receipts/${kept!.id}/reversal`)
        .send({ reason: 'Era de otra familia' })
        .expect(409);
      expect(body).toMatchObject({ code: 'money.exceeds_held' });
      expect(await inReview(id)).toEqual([]);
    });

    it('that is given to an order whose pieces another one has makes them no second time', async () => {
      const [id, paidOnce, again] = [await forgotten(), await transferOrder(), await transferOrder()];
      await shop.sql(
        `UPDATE shop_order SET session_id = other.session_id, lines = other.lines FROM shop_order AS other
        WHERE shop_order.id = $1 AND other.id = $2`,
        [again.id, paidOnce.id],
      );
      const receipt = { amount: 460_000, reference: `R-${paidOnce.id}` };
      await shop.staff.post(`/api/orders/${paidOnce.id}/receipts`).send(receipt).expect(201);
      await shop.decide(id, { kind: 'order', orderId: again.id });
      expect(await seen(again.id)).toMatchObject({ status: 'payment_review', reviewReason: 'second_payment' });
      expect(await inReview(id)).toEqual([]);
      expect(await shop.openMoney()).toContainEqual(
        expect.objectContaining({ id: again.id, amount: 460_000, outcomes: ['new_order', 'give_back'] }),
      );
      expect((await check()).invisible).toBe(0);
    });

    it('of a wrong amount makes the order that its payer wanted, which waits for the rest', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config, { amountTamper: { amountInCents: 30_000_000 } });
      await shop.complete(id).expect(409);
      const { body } = await shop.decide(id, { kind: 'new_order' });
      const [order] = await shop.orders(payment, 1);
      expect(body).toMatchObject({ order: { id: order!.id }, refund: null });
      expect(await seen(order!.id)).toMatchObject({
        status: 'pending_transfer',
        money: { received: 300_000, owed: 160_000 },
      });
      await shop.simulator.control(`transactions/${id}/contradict`, { status: 'VOIDED' });
      await reconcile();
      expect(await seen(order!.id)).toMatchObject({ money: { received: 0, owed: 460_000 } });
      expect(await listed(id)).toMatchObject({ status: 'VOIDED' });
      expect((await check()).invisible).toBe(0);
    });

    it('of an unknown payment makes an order that the owner writes down, and refuses fields that another decision needs', async () => {
      const id = await forgotten();
      const { customer } = aTransferRequest(crypto.randomUUID(), { email: `mano-${id}@example.com` });
      const line = { productId: 1, quantity: 1, personalization: 'Sofía', addNameEmbroidery: true };
      const order = { customer, lines: [line] };
      for (const [decision, field] of [
        [{ kind: 'give_back', refund: { way: 'bank_transfer' }, order }, 'order'],
        [{ kind: 'not_ours', reason: 'x', refund: { way: 'bank_transfer' } }, 'refund'],
        [{ kind: 'new_order', order, orderId: crypto.randomUUID() }, 'orderId'],
        [{ kind: 'new_order', order: { ...order, lines: [] } }, 'order.lines'],
        [{ kind: 'new_order', order: { ...order, lines: [{ ...line, quantity: 1.5 }] } }, 'order.lines.0.quantity'],
        [{ kind: 'new_order', order: { ...order, customer: { ...customer, email: 'x' } } }, 'order.customer.email'],
      ] as const) {
        const { body } = await shop.decide(id, decision, 400);
        expect(Object.keys((body as { fields: object }).fields)).toContain(field);
      }
      await shop.decide(id, { kind: 'new_order', order: { ...order, lines: [{ ...line, productId: 999 }] } }, 404);
      const { body } = await shop.decide(id, { kind: 'new_order', order });
      const made = await seen((body as { order: { id: string } }).order.id);
      expect(made).toMatchObject({
        ...{ status: 'paid', total: 460_000, customerEmail: customer.email, money: { received: 460_000, owed: 0 } },
        items: [{ quantity: 1, personalization: 'Sofía' }],
      });
      expect(await inReview(id)).toEqual([]);
      expect((await check()).invisible).toBe(0);
    });

    const refunds = async (query = '') =>
      ((await shop.staff.get(`/api/refunds${query}`).expect(200)).body as RefundPageDto).refunds;
    const decideRefund = (id: string, body: object) => shop.staff.patch(`/api/refunds/${id}`).send(body);

    it('is given back by a refund like any other, with a way, a last day and evidence', async () => {
      const id = await forgotten();
      const before = (await check()).sums;
      await shop
        .decide(id, { kind: 'new_order' }, 422)
        .then(({ body }) => expect(body).toMatchObject({ code: 'money.no_purchase' }));
      await shop.decide(id, { kind: 'give_back' }, 400);
      await shop.decide(id, { kind: 'give_back', refund: { way: 'card_void' } }, 422);
      await shop.decide(id, { kind: 'order' }, 422);
      await shop.decide(id, { kind: 'not_ours' }, 400);
      const refund = { way: 'provider_panel', reason: 'cortesia' };
      const { body } = await shop.decide(id, { kind: 'give_back', refund });
      const begun = { id: expect.any(String), amount: 460_000, way: 'provider_panel', state: 'approved' };
      expect(body).toEqual({ order: null, refund: { ...begun, dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } });
      const { id: refundId } = (body as { refund: { id: string } }).refund;
      expect(await inReview(id)).toEqual([]);
      expect(await refunds()).toContainEqual(
        expect.objectContaining({
          ...{ id: refundId, orderId: null, orderNumber: '', amount: 460_000, transactionId: id, state: 'approved' },
          ...{ way: 'provider_panel', dueOn: expect.any(String), askedBy: 'taller@example.com', needsAccount: false },
        }),
      );
      const { sums, invisible } = await check();
      expect(invisible).toBe(0);
      expect(sums.toGiveBack - before.toGiveBack).toBe(460_000);
      const { toReturn } = (await shop.staff.get('/api/money/summary').expect(200)).body as MoneySummaryDto;
      expect(toReturn.amount).toBeGreaterThanOrEqual(460_000);
      await decideRefund(refundId, { way: 'card_void' }).expect(422);
      await decideRefund(refundId, { state: 'done' }).expect(400);
      await decideRefund(refundId, { state: 'done', evidence: `M-${id}` }).expect(200);
      expect(await refunds('?state=done')).toContainEqual(
        expect.objectContaining({ id: refundId, evidence: `M-${id}` }),
      );
      const entries = await shop.sql(
        `SELECT kind FROM money_entry WHERE transaction_id = $1 OR reverses = (
        SELECT id FROM money_entry WHERE transaction_id = $1 AND kind = 'payment') ORDER BY kind`,
        [id],
      );
      expect(entries).toEqual([{ kind: 'payment' }, { kind: 'refund' }]);
      expect(await check()).toMatchObject({ invisible: 0, sums: { toGiveBack: before.toGiveBack } });
      // The provider reports what was given back in its panel as a void: that is the refund, and no second loss.
      await shop.simulator.control(`transactions/${id}/contradict`, { status: 'VOIDED' });
      await reconcile();
      expect(await shop.sql(`SELECT kind FROM money_entry WHERE transaction_id = $1 ORDER BY kind`, [id])).toEqual(
        entries,
      );
      expect(await inReview(id)).toEqual([]);
      expect((await check()).invisible).toBe(0);
      expect(await shop.mailbox.all('refund', '')).not.toContainEqual(
        expect.objectContaining({ subject: expect.stringContaining('undefined') as string }),
      );
    });

    it('is listed again when its refund is refused, and is refunded by its void when the provider is faster', async () => {
      const id = await forgotten();
      const refund = { way: 'provider_panel', reason: 'reversion' };
      const begin = async () => {
        const { body } = await shop.decide(id, { kind: 'give_back', refund });
        return (body as { refund: { id: string } }).refund.id;
      };
      const refused = await begin();
      const refusal = decideRefund(refused, { state: 'refused', note: 'Sí era de un pedido' }).expect(200);
      await asVoided(id, ['refund', refused], refusal);
      expect(await listed(id)).toMatchObject({
        decisions: [{ outcome: 'give_back' }],
        outcomes: ['order', 'give_back', 'not_ours'],
      });
      expect((await check()).invisible).toBe(0);
      const again = await begin();
      await shop.simulator.control(`transactions/${id}/contradict`, { status: 'VOIDED' });
      await reconcile();
      expect(await refunds('?state=done')).toContainEqual(expect.objectContaining({ id: again, evidence: id }));
      expect(await inReview(id)).toEqual([]);
      expect(await shop.sql(`SELECT kind FROM money_entry WHERE transaction_id = $1 ORDER BY kind`, [id])).toEqual([
        { kind: 'payment' },
        { kind: 'refund' },
      ]);
      expect((await check()).invisible).toBe(0);
    });

    it('is given back in two steps above the limit of refunds', async () => {
      await limit(400_000);
      const id = await forgotten();
      const refund = { way: 'bank_transfer', reason: 'cortesia', evidence: `M-${id}` };
      const { body } = await shop.decide(id, { kind: 'give_back', refund });
      await limit(1_000_000_000);
      expect(body).toMatchObject({ refund: { state: 'asked' } });
      const { id: refundId } = (body as { refund: { id: string } }).refund;
      await decideRefund(refundId, { state: 'done', evidence: `M-${id}` }).expect(200);
      expect((await check()).invisible).toBe(0);
    });

    it('that was given back by transfer and is voided then is listed as the loss that it is, until an owner has seen it', async () => {
      const id = await forgotten();
      const refund = { way: 'bank_transfer', reason: 'cortesia', evidence: `M-${id}` };
      await shop.decide(id, { kind: 'give_back', refund });
      expect(await inReview(id)).toEqual([]);
      await shop.simulator.control(`transactions/${id}/contradict`, { status: 'VOIDED' });
      await reconcile();
      expect(await listed(id)).toMatchObject({ status: 'VOIDED', decisions: [{ outcome: 'give_back' }] });
      expect((await check()).invisible).toBe(0);
      await shop.decide(id, { kind: 'not_ours', reason: 'Lo devolvimos dos veces' });
      expect((await check()).invisible).toBe(0);
    });

    it('approved while its order is given back is listed, and the order is left alone', async () => {
      const order = await transferOrder();
      const { body } = await shop
        .api()
        .post('/api/payment/order')
        .send({ orderNumber: (await seen(order.id)).orderNumber, email: order.email })
        .expect(200);
      const query = new URL((body as { checkoutUrl: string }).checkoutUrl).searchParams;
      const config = {
        publicKey: query.get('public-key')!,
        currency: query.get('currency')!,
        amountInCents: Number(query.get('amount-in-cents')),
        reference: query.get('reference')!,
        signature: query.get('signature:integrity')!,
        expirationTime: query.get('expiration-time')!,
        redirectUrl: query.get('redirect-url')!,
      } as WidgetConfigDto;
      const received = { amount: 460_000, reference: `M-${order.id}` };
      await shop.staff.patch(`/api/orders/${order.id}/status`).send({ status: 'paid', received }).expect(200);
      await shop.confirmIdentity();
      await shop.staff
        .post(`/api/orders/${order.id}/refunds`)
        .send({ amount: 460_000, reason: 'cortesia', way: 'bank_transfer' })
        .expect(201);
      expect(await seen(order.id)).toMatchObject({ status: 'refund_pending' });
      const id = await shop.pay(config);
      await shop.complete(id).expect(409);
      expect(await listed(id)).toMatchObject({
        reason: 'order_closed',
        order: { id: order.id, status: 'refund_pending' },
      });
      expect(await seen(order.id)).toMatchObject({ status: 'refund_pending', money: { received: 460_000 } });
      expect((await check()).invisible).toBe(0);
    });

    it('that no order has and the provider contradicts is not held any more once an owner gives it up', async () => {
      const id = await forgotten();
      await shop.simulator.control(`transactions/${id}/contradict`, { status: 'DECLINED' });
      await reconcile();
      expect(await listed(id)).toMatchObject({ reason: 'provider_differs', order: null, outcomes: ['not_ours'] });
      await resolve(id);
      expect(await inReview(id)).toEqual([]);
      expect((await check()).invisible).toBe(0);
    });

    it('that the provider contradicts names its order, which stops until an owner stands by the payment or gives it up', async () => {
      const payments = [await shop.begin(), await shop.begin()];
      const ids: string[] = [];
      for (const { config } of payments) {
        ids.push(await shop.pay(config));
        await shop.complete(ids.at(-1)!).expect(201);
      }
      const [kept, lost] = ids as [string, string];
      const orders = await Promise.all(payments.map(async (payment) => (await shop.orders(payment, 1))[0]!));
      await shop.staff.patch(`/api/orders/${orders[0]!.id}/status`).send({ status: 'in_production' }).expect(200);
      const toReview = async () => ((await shop.staff.get('/api/today').expect(200)).body as TodayDto).moneyToReview;
      const before = await toReview();
      await shop.simulator.control(`transactions/${kept}/contradict`, { status: 'DECLINED' });
      await shop.simulator.control(`transactions/${lost}/forget`);
      await reconcile();
      // Each is one thing to decide about: the payment and its order in review are counted once.
      expect(await toReview()).toBe(before + 2);
      expect(await listed(kept)).toMatchObject({
        reason: 'provider_differs',
        order: { id: orders[0]!.id, status: 'payment_review' },
        providerSays: 'Wompi dice: rechazado por $460.000. Nosotros lo registramos aprobado por $460.000.',
      });
      expect(await listed(lost)).toMatchObject({ providerSays: expect.stringContaining('no existe ese pago') });
      for (const { id } of orders)
        expect(await seen(id)).toMatchObject({ status: 'payment_review', reviewReason: 'contradicted' });
      await shop.decide(kept, { kind: 'order', orderId: orders[1]!.id }, 422);
      await shop.decide(kept, { kind: 'order' });
      await shop.decide(lost, { kind: 'not_ours', reason: 'El banco no lo tiene' });
      expect(await seen(orders[0]!.id)).toMatchObject({ status: 'in_production', money: { received: 460_000 } });
      expect(await seen(orders[1]!.id)).toMatchObject({
        status: 'payment_review',
        reviewReason: 'voided',
        money: { received: 0 },
      });
      await reconcile();
      expect([await inReview(kept), await inReview(lost)]).toEqual([[], []]);
    });

    it('is a second payment of the same pieces, which is made as well or given back', async () => {
      const payment = await shop.begin();
      const id = await shop.pay(payment.config, { doubleApproval: true });
      await shop.complete(id).expect(201);
      await shop.simulator.pass(200_000);
      await shop.check(payment);
      await shop.orders(payment, 2);
      const second = (await shop.openMoney()).find(
        ({ reason, customer }) => reason === 'second_payment' && customer?.email === payment.email,
      )!;
      expect(second).toMatchObject({
        amount: 460_000,
        outcomes: ['new_order', 'give_back'],
        order: { status: 'payment_review' },
      });
      await shop.decide(second.id, { kind: 'not_ours', reason: 'x' }, 422);
      await shop.decide(second.id, { kind: 'give_back', refund: { way: 'provider_panel' } });
      expect(await seen(second.order!.id)).toMatchObject({ status: 'refund_pending' });
      expect((await check()).invisible).toBe(0);
    });

    it('that no list shows is found by the nightly check', async () => {
      const id = await forgotten();
      await shop.sql('UPDATE provider_transaction SET resolved_at = now() WHERE id = $1', [id]);
      expect((await check()).invisible).toBe(460_000);
      await shop.shop.app.get(NightlyMoneyCheck).run();
      await shop.mailbox.wait('money-check', '', 1);
      await shop.sql('UPDATE provider_transaction SET resolved_at = NULL WHERE id = $1', [id]);
      expect((await check()).invisible).toBe(0);
    });

    it('of which the sums of an order differ from its entries is found by the nightly check, which alerts', async () => {
      const { id } = await transferOrder();
      const drift = (by: number) =>
        shop.sql('UPDATE order_balance SET paid_in = paid_in + $2 WHERE order_id = $1', [id, by]);
      await drift(1_000);
      await shop.shop.app.get(NightlyMoneyCheck).run();
      // One mail a day.
      await shop.mailbox.wait('money-check', '', 1);
      const newest = 'SELECT abs(held - shown)::int AS invisible, balances FROM money_check ORDER BY at DESC LIMIT 1';
      expect(await shop.sql(newest)).toEqual([{ invisible: 1_000, balances: 1 }]);
      expect(await check()).toMatchObject({ differing: [id], invisible: -1_000 });
      await drift(-1_000);
      expect(await check()).toMatchObject({ differing: [], invisible: 0 });
    });

    it('loses who paid it when that person is erased, once it was decided about', async () => {
      const id = await forgotten();
      const { email } = (await listed(id))!.payer!;
      const erase = () =>
        shop.shop.app
          .get(Transaction)
          .run(() => shop.shop.app.get(PersonalData).erase({ accountId: null, provenEmail: email }));
      const payers = () => shop.sql('SELECT name FROM transaction_payer WHERE transaction_id = $1', [id]);
      await erase();
      expect(await payers()).toHaveLength(1);
      // Who gives it back by transfer asks that person for an account.
      const refund = { way: 'bank_transfer', reason: 'reversion' };
      const { body } = await shop.decide(id, { kind: 'give_back', refund });
      await erase();
      expect(await payers()).toHaveLength(1);
      const { id: refundId } = (body as { refund: { id: string } }).refund;
      await decideRefund(refundId, { state: 'refused', note: 'No era de la tienda' }).expect(200);
      await shop.decide(id, { kind: 'not_ours', reason: 'De otra tienda' });
      await erase();
      expect(await payers()).toEqual([]);
      expect((await check()).invisible).toBe(0);
    });
  });
});

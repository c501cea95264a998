import { Logger } from '@nestjs/common';
import { aStaffMember } from '../../../test/builders/staff.builder.js';
import { aPaymentAttempt, aTransaction } from '../../../test/builders/payment-attempt.builder.js';
import { aCustomer, aPurchase } from '../../../test/builders/purchase.builder.js';
import { SettlingWorld } from '../../../test/fakes/settling-world.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../common/time.js';
import type { Order, OrderStatus } from '../../orders/index.js';
import type { PaymentAttempt } from '../domain/payment-attempt.js';
import type { ProviderStatus, ProviderTransaction } from '../domain/provider-transaction.js';
import { mailPendingJob } from './send-pending-payment-email.js';

const STAFF = aStaffMember();

describe('SettlePayment', () => {
  let world: SettlingWorld;

  beforeAll(() => {
    Logger.overrideLogger(false);
  });
  beforeEach(() => {
    world = new SettlingWorld();
  });

  const begun = (changes?: Partial<PaymentAttempt>) => world.begun(changes);
  const ordersOf = (of: Parameters<SettlingWorld['ordersOf']>[0]) => world.ordersOf(of);
  /** A second later than what happened before. */
  const settle = (transaction: ProviderTransaction) => {
    world.clock.pass(1_000);
    return world.settling.settle(transaction);
  };
  const stored = async ({ id }: PaymentAttempt) => (await world.attempts.find(id))!;
  /** As the refunds module does it. */
  const beginRefund = async ({ id }: Order) => {
    const refunded = (await world.orders.find(id))!;
    refunded.changeTo('refund_pending', { at: world.clock.now(), actor: STAFF.email, note: '' });
    await world.orders.save(refunded);
  };
  const entriesOf = ({ provider, id }: ProviderTransaction) => world.orders.money.ledger.ofTransaction(provider, id);
  const listed = async () =>
    (await world.attempts.moneyToReview()).map(({ transactionId, reason }) => [transactionId, reason]);

  const resolve = async (id: string, note: string) => {
    const { openId } = (await world.attempts.moneyToReview()).find(({ transactionId }) => transactionId === id)!;
    const decided = {
      actor: STAFF.email,
      note,
      at: world.clock.now(),
      outcome: 'give_back',
      orderNumber: null,
    } as const;
    await world.attempts.resolve(openId, decided);
  };

  /** One paid order of the attempt, with a mail to the customer and one to the shop. */
  async function expectPaidOnce(attempt: PaymentAttempt): Promise<void> {
    const made = await ordersOf(attempt);
    expect(made).toMatchObject([{ status: 'paid', reviewReason: null, payment: { attemptId: attempt.id } }]);
    expect(world.orderMails.toCustomer).toEqual([{ orderId: made[0]!.id, step: 0 }]);
    expect(world.orderMails.toShop).toEqual([{ orderId: made[0]!.id }]);
    expect(world.emptied).toEqual([attempt.sessionId]);
    expect(await stored(attempt)).toMatchObject({ state: 'approved', isOpen: false, purchase: null });
    expect(await listed()).toEqual([]);
  }

  describe('an approved payment', () => {
    it('makes the order from the frozen cart, and is checked for seven days', async () => {
      const customer = aCustomer({ consent: undefined });
      const attempt = await begun({ purchase: aPurchase({ customer }) });
      const consent = { version: '2026-11', at: world.clock.now().toISOString() };
      world.clock.pass(5 * MINUTE_MS);
      const transaction = aTransaction(attempt, { method: 'PSE' });
      const settlement = await settle(transaction);
      expect(settlement).toMatchObject({ kind: 'paid', isNew: true, order: { status: 'paid' } });
      const [order] = await ordersOf(attempt);
      const { id: transactionId, reference } = transaction;
      expect(order!.payment).toEqual({ method: 'PSE', transactionId, reference, attemptId: attempt.id });
      expect(order!.purchase).toEqual({ ...attempt.purchase, customer: { ...attempt.purchase!.customer, consent } });
      expect(order!.promised).not.toBeNull();
      await expectPaidOnce(attempt);
      const { approvedAt, nextCheckAt } = await stored(attempt);
      expect(approvedAt).toEqual(world.clock.now());
      expect(nextCheckAt!.getTime() - world.clock.now().getTime()).toBe(6 * HOUR_MS);
    });

    it('makes one order when it is reported twice', async () => {
      const attempt = await begun();
      const transaction = aTransaction(attempt);
      await settle(transaction);
      expect(await settle(transaction)).toMatchObject({ kind: 'paid', isNew: false });
      await expectPaidOnce(attempt);
    });

    it.each<ProviderStatus>(['PENDING', 'DECLINED', 'ERROR'])(
      'stays paid when it is read as %s later',
      async (status) => {
        const attempt = await begun();
        const transaction = aTransaction(attempt);
        await settle(transaction);
        expect(await settle({ ...transaction, status })).toMatchObject({ kind: 'paid', isNew: false });
        await expectPaidOnce(attempt);
      },
    );

    it.each<ProviderStatus>(['PENDING', 'DECLINED', 'ERROR'])(
      'makes an order although it was %s before',
      async (status) => {
        const attempt = await begun();
        const transaction = aTransaction(attempt);
        await settle({ ...transaction, status });
        expect(await ordersOf(attempt)).toEqual([]);
        expect(await settle(transaction)).toMatchObject({ kind: 'paid', isNew: true });
        await expectPaidOnce(attempt);
      },
    );

    it('makes an order after another one was declined under the same reference', async () => {
      const attempt = await begun();
      const declined = aTransaction(attempt, { status: 'DECLINED' });
      await settle(declined);
      expect(await stored(attempt)).toMatchObject({ state: 'failed', isOpen: true, purchase: attempt.purchase });
      await settle(aTransaction(attempt));
      await expectPaidOnce(attempt);
      expect(await settle(declined)).toMatchObject({ kind: 'paid', isNew: false });
    });

    it('is for staff when another one was approved under the same reference', async () => {
      const attempt = await begun();
      const [first, second] = [aTransaction(attempt), aTransaction(attempt)];
      await settle(first);
      expect(await settle(second)).toMatchObject({ kind: 'paid', isNew: true });
      expect(await settle(second)).toMatchObject({ kind: 'paid', isNew: false });
      const made = await ordersOf(attempt);
      expect(made).toMatchObject([
        { status: 'paid', payment: { transactionId: first.id } },
        { status: 'payment_review', reviewReason: 'second_payment', payment: { transactionId: second.id } },
      ]);
      for (const transaction of [second, first]) await settle({ ...transaction, status: 'VOIDED' });
      expect(await ordersOf(attempt)).toMatchObject([{ reviewReason: 'voided' }, { reviewReason: 'voided' }]);
    });

    it('is for staff when another attempt of the same cart was paid', async () => {
      const first = await begun({ isOpen: false });
      const second = await begun({ purchase: first.purchase, sessionId: first.sessionId });
      await settle(aTransaction(first));
      await settle(aTransaction(second));
      expect(await ordersOf(first)).toMatchObject([
        { status: 'paid', reviewReason: null },
        { status: 'payment_review', reviewReason: 'second_payment' },
      ]);
    });

    it('cancels the unpaid transfer of the same cart', async () => {
      const attempt = await begun();
      await world.placeOrder.placeAwaitingTransfer(attempt.purchase!);
      await settle(aTransaction(attempt));
      expect((await ordersOf(attempt)).map(({ status }) => status)).toEqual(['cancelled', 'paid']);
    });

    it('is for staff when it comes after its time', async () => {
      const attempt = await begun();
      world.clock.pass(8 * DAY_MS);
      await world.settling.giveUp(attempt);
      expect(await stored(attempt)).toMatchObject({ state: 'expired', isOpen: false, nextCheckAt: null });
      const settlement = await settle(aTransaction(attempt));
      expect(settlement).toMatchObject({
        kind: 'paid',
        order: { status: 'payment_review', reviewReason: 'late_payment' },
      });
      expect(await stored(attempt)).toMatchObject({ state: 'approved', purchase: null });
      expect(await listed()).toEqual([]);
    });

    it('makes an order that is erased when its person asked for it', async () => {
      const attempt = await begun({ eraseRequestedAt: world.clock.now() });
      await settle(aTransaction(attempt));
      const [order] = await ordersOf(attempt);
      expect(order).toMatchObject({ status: 'paid', eraseRequestedAt: world.clock.now(), anonymisedAt: null });
    });

    it('is listed for staff when its purchase was deleted', async () => {
      const attempt = await begun({ state: 'expired', purchase: null });
      const transaction = aTransaction(attempt);
      for (let report = 0; report < 2; report += 1) expect(await settle(transaction)).toEqual({ kind: 'mismatch' });
      expect(await listed()).toEqual([[transaction.id, 'unknown_reference']]);
    });
  });

  describe('a payment that the provider does not approve', () => {
    it('is declined with the message of the provider, and can be tried again', async () => {
      const attempt = await begun();
      const declined = aTransaction(attempt, { status: 'DECLINED', statusMessage: 'Fondos insuficientes' });
      for (let report = 0; report < 2; report += 1)
        expect(await settle(declined)).toEqual({ kind: 'declined', reason: 'Fondos insuficientes' });
      expect(await stored(attempt)).toMatchObject({ state: 'failed', isOpen: true, purchase: attempt.purchase });
      expect([await ordersOf(attempt), world.emptied]).toEqual([[], []]);
    });

    it('has failed, not been declined, after an error of the provider', async () => {
      const attempt = await begun();
      const failed = aTransaction(attempt, { status: 'ERROR', statusMessage: 'Error interno' });
      for (let report = 0; report < 2; report += 1) expect(await settle(failed)).toEqual({ kind: 'failed' });
      expect(await stored(attempt)).toMatchObject({ state: 'failed', isOpen: true });
      expect(await ordersOf(attempt)).toEqual([]);
    });

    it('is pending, with one email about it', async () => {
      const attempt = await begun();
      const pending = aTransaction(attempt, { status: 'PENDING' });
      for (let report = 0; report < 2; report += 1) expect(await settle(pending)).toEqual({ kind: 'pending' });
      expect(await stored(attempt)).toMatchObject({ state: 'pending', isOpen: true, purchase: attempt.purchase });
      expect(world.jobs.of(mailPendingJob)).toEqual([{ attemptId: attempt.id, transactionId: pending.id }]);
      expect([await ordersOf(attempt), world.emptied]).toEqual([[], []]);
    });

    it('makes no order when it is voided before its approval was reported', async () => {
      const attempt = await begun();
      const voided = aTransaction(attempt, { status: 'VOIDED' });
      expect(await settle(voided)).toMatchObject({ kind: 'declined' });
      expect(await settle({ ...voided, status: 'APPROVED' })).toMatchObject({ kind: 'declined' });
      expect(await stored(attempt)).toMatchObject({ state: 'voided', isOpen: false, nextCheckAt: null });
      expect(await ordersOf(attempt)).toEqual([]);
    });
  });

  describe('a payment that is voided after its approval', () => {
    let attempt: PaymentAttempt;
    let transaction: ProviderTransaction;

    beforeEach(async () => {
      attempt = await begun();
      transaction = aTransaction(attempt);
      await settle(transaction);
      world.jobs.clear();
    });

    it('puts its order under review and mails the customer once', async () => {
      const [{ id: orderId }] = (await ordersOf(attempt)) as [Order];
      for (const status of ['VOIDED', 'VOIDED', 'APPROVED'] as const)
        expect(await settle({ ...transaction, status })).toMatchObject({ kind: 'paid', isNew: false });
      expect(await ordersOf(attempt)).toMatchObject([
        { status: 'payment_review', reviewReason: 'voided', promised: null },
      ]);
      expect(await stored(attempt)).toMatchObject({ state: 'voided', nextCheckAt: null });
      expect(world.orderMails.toCustomer).toEqual([{ orderId, step: 1 }]);
      expect(await listed()).toEqual([]);
    });

    it('puts its order under review for any amount', async () => {
      expect(await settle({ ...transaction, status: 'VOIDED', amount: 0 })).toEqual({ kind: 'mismatch' });
      expect(await ordersOf(attempt)).toMatchObject([{ status: 'payment_review', reviewReason: 'voided' }]);
    });

    it('sends no mail when its refund has begun', async () => {
      const [order] = (await ordersOf(attempt)) as [Order];
      await beginRefund(order);
      world.jobs.clear();
      await settle({ ...transaction, status: 'VOIDED' });
      expect(await ordersOf(attempt)).toMatchObject([{ status: 'refund_pending', reviewReason: 'voided' }]);
      expect(world.orderMails.toCustomer).toEqual([]);
    });
  });

  describe('money that the shop did not ask for', () => {
    it.each<[string, Partial<ProviderTransaction>]>([
      ['another amount', { amount: 100 }],
      ['an amount with cents', { amount: 782_000.5 }],
      ['another currency', { currency: 'USD' }],
    ])('makes no order for %s, and is listed for staff', async (_what, changes) => {
      const attempt = await begun();
      const transaction = aTransaction(attempt, changes);
      for (let report = 0; report < 2; report += 1) expect(await settle(transaction)).toEqual({ kind: 'mismatch' });
      expect([await ordersOf(attempt), world.emptied]).toEqual([[], []]);
      expect(await listed()).toEqual([[transaction.id, 'amount']]);
      expect(await stored(attempt)).toMatchObject({ state: 'mismatch', isOpen: false, purchase: attempt.purchase });
    });

    it('waits for a person when the provider first reported another amount: the ledger keeps what it recorded', async () => {
      const attempt = await begun();
      const transaction = aTransaction(attempt);
      await settle({ ...transaction, amount: 1 });
      expect(await settle(transaction)).toEqual({ kind: 'mismatch' });
      expect([await ordersOf(attempt), await listed()]).toEqual([[], [[transaction.id, 'amount']]]);
      expect(await entriesOf(transaction)).toMatchObject([{ kind: 'payment', amount: 1, orderId: null }]);
    });

    it('makes an order once the right amount is reported of a payment that was not approved before', async () => {
      const attempt = await begun();
      const transaction = aTransaction(attempt);
      await settle({ ...transaction, amount: 1, status: 'PENDING' });
      expect(await settle(transaction)).toMatchObject({ kind: 'paid', isNew: true });
      await expectPaidOnce(attempt);
      const [order] = await ordersOf(attempt);
      expect(await entriesOf(transaction)).toMatchObject([{ amount: transaction.amount, orderId: order!.id }]);
    });

    it('is in the ledger without an order, and is taken back there when it is voided', async () => {
      const payer = { name: 'Laura Restrepo', email: 'laura@example.com', phone: '' };
      const transaction = aTransaction(await begun(), { amount: 199_999.5, payer });
      for (const status of ['APPROVED', 'APPROVED', 'VOIDED', 'VOIDED'] as const)
        await settle({ ...transaction, status });
      expect(await entriesOf(transaction)).toMatchObject([
        { kind: 'payment', amount: 199_999.5, orderId: null, payer: null },
        { kind: 'reversal', amount: 199_999.5, orderId: null, actor: 'provider' },
      ]);
    });

    it('makes no order of the right amount after staff have dealt with it', async () => {
      const attempt = await begun();
      const transaction = aTransaction(attempt);
      await settle({ ...transaction, amount: 1 });
      await resolve(transaction.id, 'Devuelto');
      expect(await settle(transaction)).toEqual({ kind: 'mismatch' });
      expect([await ordersOf(attempt), await listed()]).toEqual([[], []]);
    });

    it('is listed again when it is approved after staff have dealt with it', async () => {
      const attempt = await begun();
      const transaction = aTransaction(attempt, { status: 'PENDING', amount: 1 });
      await settle(transaction);
      await resolve(transaction.id, 'No se cobró');
      expect(await settle(transaction)).toEqual({ kind: 'mismatch' });
      expect(await listed()).toEqual([]);
      expect(await settle({ ...transaction, status: 'APPROVED' })).toEqual({ kind: 'mismatch' });
      expect(await listed()).toEqual([[transaction.id, 'amount']]);
    });

    it('never pays a second attempt: a transaction belongs to one', async () => {
      const [victim, thief] = [await begun(), await begun()];
      const transaction = aTransaction(victim, { status: 'PENDING' });
      await settle(transaction);
      const stolen = { ...transaction, status: 'APPROVED' as const, reference: thief.reference };
      expect(await settle(stolen)).toEqual({ kind: 'mismatch' });
      expect([await ordersOf(victim), await ordersOf(thief)]).toEqual([[], []]);
      expect(await settle({ ...transaction, status: 'APPROVED' })).toMatchObject({ kind: 'paid', isNew: true });
    });

    it('is listed under its reference when no attempt has it, and only if it was approved', async () => {
      const reference = 'SIGERIST-unknown';
      const approved = aTransaction({ reference, amount: 5_000 });
      const declined = aTransaction({ reference, amount: 5_000 }, { status: 'DECLINED' });
      for (const transaction of [approved, declined, approved])
        expect(await settle(transaction)).toEqual({ kind: 'unclaimed' });
      expect(await world.attempts.moneyToReview()).toMatchObject([
        { transactionId: approved.id, reference, amount: 5_000, attempt: null, reason: 'unknown_reference' },
      ]);
    });
  });

  describe('an online payment of an order by transfer', () => {
    const HALF = 391_000;
    let order: Order;
    /** Makes references of transfers that differ. */
    let transfers: number;

    beforeEach(async () => {
      transfers = 0;
      const customer = aCustomer({ consent: null });
      order = await world.placeOrder.placeAwaitingTransfer(aPurchase({ customer }), HALF);
      world.jobs.clear();
    });

    const attemptOf = (changes: Partial<PaymentAttempt> = {}) =>
      begun({
        sessionId: `order:${crypto.randomUUID()}`,
        orderId: order.id,
        purchase: null,
        amount: HALF,
        ...changes,
      });
    const now = async () => (await world.orders.find(order.id))!;
    const move = (status: OrderStatus, note = '') => world.admin.changeStatus(order.id, { status, actor: STAFF, note });
    const received = () => ({ amount: HALF, reference: `M-${(transfers += 1)}` });
    const begin = () =>
      world.admin.changeStatus(order.id, { status: 'paid', actor: STAFF, note: '', received: received() });

    it('begins the order with the first instalment, once', async () => {
      const attempt = await attemptOf();
      const transaction = aTransaction(attempt);
      expect(await settle(transaction)).toMatchObject({ kind: 'paid', isNew: true, order: { id: order.id } });
      expect(await settle(transaction)).toMatchObject({ kind: 'paid', isNew: false, order: { id: order.id } });
      const paid = await now();
      expect(paid).toMatchObject({ status: 'paid', money: { received: HALF, owed: HALF } });
      expect(paid.promised).not.toBeNull();
      expect(paid.paymentOf(transaction.id)).toMatchObject({ attemptId: attempt.id });
      expect(world.orderMails.toCustomer).toEqual([{ orderId: order.id, step: 1 }]);
      expect(world.orderMails.toShop).toEqual([{ orderId: order.id, isPayment: true, step: 1 }]);
      expect(await stored(attempt)).toMatchObject({ state: 'approved', isOpen: false });
    });

    it('completes the order with the second instalment, and mails the shop', async () => {
      await begin();
      await move('in_production');
      world.jobs.clear();
      await settle(aTransaction(await attemptOf()));
      expect(await now()).toMatchObject({ status: 'in_production', money: { received: 2 * HALF, owed: 0 } });
      const step = (await now()).history.length - 1;
      expect(world.orderMails.toCustomer).toEqual([{ orderId: order.id, step }]);
      expect(world.orderMails.toShop).toEqual([{ orderId: order.id, isPayment: true, step }]);
    });

    it('is more than is owed when a transfer paid the rest in the meantime, and changes no status', async () => {
      await begin();
      const attempt = await attemptOf();
      await world.receiving.receive(order.id, { received: received(), actor: STAFF, note: '', path: '' });
      await settle(aTransaction(attempt));
      expect(await now()).toMatchObject({
        status: 'paid',
        reviewReason: null,
        money: { received: 3 * HALF, owed: 0 },
      });
    });

    it('is for staff when the order was cancelled without money', async () => {
      const attempt = await attemptOf();
      await move('cancelled');
      await settle(aTransaction(attempt));
      expect(await now()).toMatchObject({
        status: 'payment_review',
        reviewReason: 'late_payment',
        money: { received: HALF },
      });
    });

    it('is for staff when a card payment made another order of the same pieces', async () => {
      const attempt = await attemptOf();
      const other = aCustomer({ name: 'Ana Gómez' });
      const card = await begun({ purchase: { ...order.purchase, customer: other } });
      await settle(aTransaction(card));
      await settle(aTransaction(attempt));
      expect(await now()).toMatchObject({ status: 'payment_review', reviewReason: 'second_payment' });
    });

    it.each<[string, () => Promise<unknown>]>([
      [
        'being refunded',
        async () => {
          await begin();
          await beginRefund(order);
        },
      ],
      ['erased', () => world.erase(order.id)],
    ])('is listed for staff when its order was %s', async (_what, end) => {
      const attempt = await attemptOf();
      await end();
      const before = (await now()).history.length;
      const transaction = aTransaction(attempt);
      expect(await settle(transaction)).toEqual({ kind: 'mismatch' });
      expect(await listed()).toEqual([[transaction.id, 'order_closed']]);
      expect((await now()).history).toHaveLength(before);
    });

    it('puts its order under review when it is voided', async () => {
      const transaction = aTransaction(await attemptOf());
      await settle(transaction);
      await settle({ ...transaction, status: 'VOIDED' });
      expect(await now()).toMatchObject({ status: 'payment_review', reviewReason: 'voided', money: { received: 0 } });
    });

    it('leaves its order as it is when it is declined or pending', async () => {
      const attempt = await attemptOf();
      expect(await settle(aTransaction(attempt, { status: 'DECLINED' }))).toMatchObject({ kind: 'declined' });
      expect(await settle(aTransaction(attempt, { status: 'PENDING' }))).toEqual({ kind: 'pending' });
      expect(await now()).toMatchObject({ status: 'pending_transfer', money: { received: 0 } });
    });
  });

  describe('giving up an attempt', () => {
    const giveUp = async (changes: Partial<PaymentAttempt> = {}) => {
      const attempt = await begun({ nextCheckAt: world.clock.now(), ...changes });
      world.clock.pass(8 * DAY_MS);
      await world.settling.giveUp(attempt);
      return stored(attempt);
    };

    it.each(['created', 'pending', 'failed'] as const)('ends one that is %s', async (state) => {
      expect(await giveUp({ state })).toMatchObject({ state: 'expired', isOpen: false, nextCheckAt: null });
    });

    it.each(['approved', 'mismatch'] as const)('only ends the checks of one that is %s', async (state) => {
      const approvedAt = state === 'approved' ? world.clock.now() : null;
      expect(await giveUp({ state, approvedAt, isOpen: false })).toMatchObject({ state, nextCheckAt: null });
    });

    it('changes nothing while the schedule has another check, and nothing for an unknown reference', async () => {
      const attempt = await begun({ nextCheckAt: world.clock.now() });
      await world.settling.giveUp(attempt);
      expect(await stored(attempt)).toEqual(attempt);
      await world.settling.giveUp(aPaymentAttempt());
    });
  });
});

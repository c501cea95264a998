import type { ProviderId } from '../../src/common/payment-providers.js';
import type { Transaction } from '../../src/common/transaction.port.js';
import type { MoneyOutcome, PaymentAttempt } from '../../src/payments/domain/payment-attempt.js';
import type { ProviderTransaction } from '../../src/payments/domain/provider-transaction.js';
import { aPaymentAttempt, aTransaction } from '../builders/payment-attempt.builder.js';
import type { InMemoryPaymentAttempts } from '../fakes/in-memory-payment-attempts.js';

interface Store {
  readonly attempts: Pick<InMemoryPaymentAttempts, keyof InMemoryPaymentAttempts>;
  readonly transaction: Transaction;
}

const NOW = new Date('2026-01-15T16:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

/** The behaviour of every store of payment attempts. */
export function itKeepsPaymentAttempts(open: () => Store): void {
  let attempts: Store['attempts'];
  let store: Store;

  beforeEach(() => {
    store = open();
    attempts = store.attempts;
  });

  async function begun(changes: Partial<PaymentAttempt> = {}): Promise<PaymentAttempt> {
    const attempt = aPaymentAttempt(changes);
    expect(await attempts.add(attempt)).toBe(true);
    return attempt;
  }
  const locked = (reference: string) => store.transaction.run(() => attempts.findForUpdate('wompi', reference));
  const openOf = (sessionId: string) => store.transaction.run(() => attempts.findOpenForUpdate(sessionId));
  const record = (attempt: PaymentAttempt, transaction: ProviderTransaction, reason: 'amount' | null = null) =>
    store.transaction.run(() => attempts.record(attempt, transaction, reason));
  const listed = async (id: string) =>
    (await attempts.moneyToReview()).filter(({ transactionId }) => transactionId === id);
  const resolution = (note: string, outcome: MoneyOutcome = 'give_back') => ({
    actor: 'duena@sigerist.co',
    note,
    at: NOW,
    outcome,
    orderNumber: null,
  });
  /** Decides about money that is listed, under the name that it has now. */
  const resolve = async (id: string, decided: ReturnType<typeof resolution>) => {
    const [money] = await listed(id);
    return money !== undefined && attempts.resolve(money.openId, decided);
  };

  it('finds an attempt as it was added, by id, reference and cart', async () => {
    const attempt = await begun({ nextCheckAt: new Date('2030-01-01T00:00:00Z'), isLowPriority: true });
    const { id, reference, sessionId } = attempt;
    const found = [attempts.find(id), attempts.byReference(reference), locked(reference), openOf(sessionId)];
    for (const each of found) expect(await each).toEqual(attempt);
    expect(await attempts.find(crypto.randomUUID())).toBeNull();
    expect(await locked('SIGERIST-unknown')).toBeNull();
    expect(await openOf('unknown')).toBeNull();
  });

  it('adds no second open attempt of a cart and no used reference', async () => {
    const first = await begun();
    const { sessionId, reference } = first;
    expect(await attempts.add(aPaymentAttempt({ sessionId }))).toBe(false);
    expect(await attempts.add(aPaymentAttempt({ reference }))).toBe(false);
    await attempts.save({ ...first, state: 'expired', isOpen: false });
    expect(await openOf(sessionId)).toBeNull();
    expect(await attempts.find(first.id)).toMatchObject({ state: 'expired', isOpen: false });
    await begun({ sessionId });
  });

  it('lists an undecided transaction once, until its bank decides', async () => {
    const attempt = await begun();
    const transaction = aTransaction(attempt, { status: 'PENDING' });
    await record(attempt, transaction);
    const soon = new Date(Date.now() + 60_000);
    await attempts.listUndecided(attempt.id, minutesAgo(60 * 24 * 365));
    expect(await listed(transaction.id)).toEqual([]);
    await attempts.listUndecided(attempt.id, soon);
    expect(await listed(transaction.id)).toMatchObject([{ reason: 'undecided', status: 'PENDING' }]);
    expect(await attempts.transactionsOf(attempt.id)).toMatchObject([{ isMismatch: false }]);
    expect(await resolve(transaction.id, resolution('El banco la está mirando'))).toBe(true);
    await attempts.listUndecided(attempt.id, soon);
    expect(await listed(transaction.id)).toEqual([]);
    await record(attempt, { ...transaction, status: 'APPROVED' });
    expect(await listed(transaction.id)).toEqual([]);
    await attempts.listUndecided(attempt.id, soon);
    expect(await listed(transaction.id)).toEqual([]);
  });

  it('keeps a change only when it is saved', async () => {
    const { reference } = await begun();
    Object.assign((await locked(reference))!, { state: 'expired' });
    expect(await locked(reference)).toMatchObject({ state: 'created' });
  });

  it('lists the undecided attempts of a cart, those pending at the bank first, then the newest', async () => {
    const edits = { sessionId: crypto.randomUUID(), isOpen: false };
    const paying = await begun({ ...edits, state: 'pending', createdAt: minutesAgo(50) });
    await begun({ ...edits, state: 'failed', createdAt: minutesAgo(40) });
    const newest = await begun({ ...edits, createdAt: minutesAgo(30) });
    await begun({ ...edits, state: 'expired', createdAt: minutesAgo(20) });
    const found = await attempts.undecidedOf(edits.sessionId, 2);
    expect(found.map(({ id }) => id)).toEqual([paying.id, newest.id]);
  });

  it('lists when the attempts of a cart began, the oldest first', async () => {
    const edits = { sessionId: crypto.randomUUID(), isOpen: false };
    for (const minutes of [10, 20, 30]) await begun({ ...edits, createdAt: minutesAgo(minutes) });
    expect(await attempts.begunSince(edits.sessionId, minutesAgo(30))).toEqual([minutesAgo(20), minutesAgo(10)]);
  });

  it('takes due attempts once, the longest due first and low-priority ones last', async () => {
    const flood = await begun({ isLowPriority: true, nextCheckAt: minutesAgo(30) });
    const second = await begun({ nextCheckAt: minutesAgo(1) });
    const first = await begun({ nextCheckAt: minutesAgo(2) });
    await begun({ nextCheckAt: new Date(NOW.getTime() + 1) });
    const leaseUntil = new Date(NOW.getTime() + 60_000);
    const take = async (limit: number) => (await attempts.takeDue(NOW, leaseUntil, limit)).map(({ id }) => id);
    expect(await take(1)).toEqual([first.id]);
    expect(await take(5)).toEqual([second.id, flood.id]);
    expect(await take(5)).toEqual([]);
    expect(await attempts.find(first.id)).toMatchObject({ nextCheckAt: leaseUntil });
  });

  it('schedules the next check unless the state has changed since', async () => {
    const attempt = await begun();
    await attempts.scheduleCheck(attempt, new Date('2030-01-01T00:00:00Z'));
    await attempts.save({ ...attempt, state: 'pending', nextCheckAt: new Date('2030-01-02T00:00:00Z') });
    await attempts.scheduleCheck(attempt, null);
    expect(await attempts.find(attempt.id)).toMatchObject({ nextCheckAt: new Date('2030-01-02T00:00:00Z') });
  });

  it('records transactions with the state of their attempt, and removes the purchase on an approval', async () => {
    const attempt = await begun({ isLowPriority: true });
    const declined = aTransaction(attempt, { status: 'DECLINED' });
    expect(await record(Object.assign(attempt, { state: 'failed' }), declined)).toBe(true);
    expect(await attempts.find(attempt.id)).toMatchObject({
      state: 'failed',
      isOpen: true,
      isLowPriority: false,
      purchase: attempt.purchase,
    });
    expect(await record(attempt, { ...declined, status: 'ERROR' })).toBe(true);
    const approved = aTransaction(attempt);
    Object.assign(attempt, { state: 'approved', isOpen: false, approvedAt: NOW });
    expect(await record(attempt, approved)).toBe(true);
    expect(await attempts.find(attempt.id)).toMatchObject({
      state: 'approved',
      isOpen: false,
      approvedAt: NOW,
      purchase: null,
    });
    const recorded = await attempts.transactionsOf(attempt.id);
    expect(recorded).toHaveLength(2);
    const flags = { isMismatch: false, isResolved: false };
    expect(recorded).toContainEqual({ id: declined.id, status: 'ERROR', ...flags });
    expect(recorded).toContainEqual({ id: approved.id, status: 'APPROVED', ...flags });
    expect(await listed(approved.id)).toEqual([]);
  });

  it('records no transaction of another attempt', async () => {
    const [first, second] = [await begun(), await begun()];
    const transaction = aTransaction(first, { status: 'PENDING' });
    expect(await record(Object.assign(first, { state: 'pending' }), transaction)).toBe(true);
    expect(await record(Object.assign(second, { state: 'approved' }), { ...transaction, status: 'APPROVED' })).toBe(
      false,
    );
    expect(await attempts.find(second.id)).toMatchObject({ state: 'created' });
    expect(await attempts.transactionsOf(first.id)).toMatchObject([{ status: 'PENDING' }]);
  });

  it('lists money for review until staff resolve it, and an approval after that again', async () => {
    const attempt = await begun();
    const pending = aTransaction(attempt, { status: 'PENDING', amount: 100 });
    await record(Object.assign(attempt, { state: 'mismatch', isOpen: false }), pending, 'amount');
    const { id, reference } = pending;
    expect(await listed(id)).toMatchObject([
      { reason: 'amount', reference, status: 'PENDING', amount: 100, currency: 'COP', attempt: { id: attempt.id } },
    ]);
    expect(await resolve(id, resolution('No se cobró'))).toBe(true);
    expect(await resolve(id, resolution('Otra vez'))).toBe(false);
    expect(await listed(id)).toEqual([]);
    const resolved = { id, isMismatch: true, isResolved: true };
    expect(await attempts.transactionsOf(attempt.id)).toEqual([{ ...resolved, status: 'PENDING' }]);

    await record(attempt, { ...pending, status: 'DECLINED' }, 'amount');
    expect(await listed(id)).toEqual([]);
    await record(attempt, { ...pending, status: 'APPROVED' }, 'amount');
    expect(await listed(id)).toMatchObject([{ status: 'APPROVED', resolutions: [resolution('No se cobró')] }]);
    expect(await resolve(id, resolution('Devuelto'))).toBe(true);
    expect(await attempts.transactionsOf(attempt.id)).toEqual([{ ...resolved, status: 'APPROVED' }]);
  });

  it('takes money off the list when the right amount is recorded', async () => {
    const attempt = await begun();
    const wrong = aTransaction(attempt, { amount: 100 });
    await record(Object.assign(attempt, { state: 'mismatch' }), wrong, 'amount');
    await record(Object.assign(attempt, { state: 'approved' }), { ...wrong, amount: attempt.amount });
    expect(await listed(wrong.id)).toEqual([]);
    expect(await attempts.transactionsOf(attempt.id)).toMatchObject([{ isMismatch: false }]);
  });

  it('keeps who paid listed money and when it moved', async () => {
    const payer = { name: 'Laura Restrepo', email: 'laura@example.com', phone: '3001234567' };
    const movedAt = '2026-01-15T14:59:00.000Z';
    const reference = `SIGERIST-${crypto.randomUUID()}`;
    const unclaimed = aTransaction({ reference, amount: 1_000 }, { payer, movedAt });
    await attempts.recordUnclaimed(unclaimed);
    expect(await listed(unclaimed.id)).toMatchObject([{ payer, movedAt: new Date(movedAt) }]);
  });

  it('lists money that no attempt asked for once, with its void, the newest first', async () => {
    const unclaimed = aTransaction({ reference: `SIGERIST-${crypto.randomUUID()}`, amount: 1_000 });
    const other = aTransaction({ reference: `SIGERIST-${crypto.randomUUID()}`, amount: 2_000 });
    await attempts.recordUnclaimed(unclaimed);
    await attempts.recordUnclaimed(other);
    await attempts.recordUnclaimed({ ...unclaimed, status: 'PENDING' });
    expect(await listed(unclaimed.id)).toMatchObject([
      { reason: 'unknown_reference', attempt: null, status: 'APPROVED', amount: 1_000 },
    ]);
    const ids = (await attempts.moneyToReview()).map(({ transactionId }) => transactionId);
    expect(await attempts.countToReview()).toBe(ids.length);
    expect(ids.filter((id) => [unclaimed.id, other.id].includes(id))).toEqual([other.id, unclaimed.id]);
    await attempts.recordUnclaimed({ ...unclaimed, status: 'VOIDED' });
    expect(await listed(unclaimed.id)).toMatchObject([{ status: 'VOIDED' }]);
    await resolve(other.id, resolution('Devuelto'));
    await attempts.recordUnclaimed({ ...other, status: 'VOIDED' });
    expect(await listed(other.id)).toEqual([]);
  });

  it('lists money again under another name when the provider voids it after it was given to an order', async () => {
    const attempt = await begun();
    const wrong = aTransaction(attempt, { amount: 100 });
    await record(Object.assign(attempt, { state: 'mismatch' }), wrong, 'amount');
    const unclaimed = aTransaction({ reference: `SIGERIST-${crypto.randomUUID()}`, amount: 1_000 });
    expect(await attempts.recordUnclaimed(unclaimed)).toBe(true);
    expect(await attempts.recordUnclaimed(unclaimed)).toBe(false);
    const before = [...(await listed(wrong.id)), ...(await listed(unclaimed.id))].map(({ openId }) => openId);
    for (const { id } of [wrong, unclaimed]) expect(await resolve(id, resolution('Del pedido', 'order'))).toBe(true);
    await record(attempt, { ...wrong, status: 'VOIDED' }, 'amount');
    expect(await attempts.recordUnclaimed({ ...unclaimed, status: 'VOIDED' })).toBe(true);
    for (const { id } of [wrong, unclaimed]) {
      const [again] = await listed(id);
      expect(again).toMatchObject({ status: 'VOIDED', resolutions: [resolution('Del pedido', 'order')] });
      expect(before).not.toContain(again!.openId);
    }
  });

  it('records unclaimed money for the attempt that has its reference', async () => {
    const attempt = aPaymentAttempt();
    const transaction = aTransaction(attempt);
    await attempts.recordUnclaimed(transaction);
    await attempts.add(attempt);
    expect(await record(Object.assign(attempt, { state: 'approved' }), transaction)).toBe(true);
    expect(await attempts.transactionsOf(attempt.id)).toMatchObject([{ id: transaction.id, isMismatch: false }]);
    expect(await listed(transaction.id)).toEqual([]);
    await attempts.recordUnclaimed({ ...transaction, status: 'VOIDED' });
    expect(await attempts.transactionsOf(attempt.id)).toMatchObject([{ status: 'APPROVED' }]);
  });

  it('keeps transactions of two providers with the same id apart, and finds an attempt for its provider alone', async () => {
    const other = 'other' as ProviderId;
    const [first, second] = [await begun(), await begun({ provider: other })];
    const transaction = aTransaction(first, { status: 'PENDING' });
    expect(await record(Object.assign(first, { state: 'pending' }), transaction)).toBe(true);
    const twin = aTransaction(second, { provider: other, id: transaction.id, status: 'DECLINED' });
    expect(await record(Object.assign(second, { state: 'failed' }), twin)).toBe(true);
    expect(await attempts.transactionsOf(first.id)).toMatchObject([{ status: 'PENDING' }]);
    expect(await attempts.transactionsOf(second.id)).toMatchObject([{ status: 'DECLINED' }]);
    expect(await locked(second.reference)).toBeNull();
  });
}

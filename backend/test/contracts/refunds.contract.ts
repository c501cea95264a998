import type { Transaction } from '../../src/common/transaction.port.js';
import type { Refunds } from '../../src/refunds/application/refunds.port.js';
import { aRefund } from '../builders/refund.builder.js';

/** Contract of every store of refunds. `orderId` makes an order that may have refunds. */
export function itKeepsRefunds(
  refunds: () => Refunds,
  transaction: () => Transaction,
  orderId: () => Promise<string>,
): void {
  const openOf = (id: string) => transaction().run(() => refunds().openOfTransactionForUpdate(id));

  it('returns a refund as it was stored, and its changes', async () => {
    const refund = aRefund({ orderId: await orderId() });
    await refunds().add(refund);
    expect(await refunds().find(refund.id)).toEqual(refund);

    refund.changeTo('approved', { at: new Date('2026-11-25T16:00:00.000Z'), actor: 'ana@example.com', note: '' });
    const account = { bank: 'Bancolombia', type: 'ahorros', number: '12345678901', holder: 'Laura' } as const;
    refund.account = { ...account, documentType: 'CC', document: '1020304050' };
    refund.accountHint = { bank: 'Bancolombia', number: '•••• 8901' };
    refund.evidenceFile = { id: crypto.randomUUID(), uploadDigest: 'x' };
    refund.linkDigest = `digest-${refund.id}`;
    refund.linkExpiresAt = new Date('2026-12-25T16:00:00.000Z');
    await refunds().save(refund);
    expect(await transaction().run(() => refunds().findForUpdate(refund.id))).toEqual(refund);
    expect(await refunds().ofLink(`digest-${refund.id}`)).toEqual(refund);
    expect(await refunds().ofOrder(refund.orderId!)).toEqual([refund]);
  });

  it('finds nothing under an unknown id, order, link or payment', async () => {
    const unknown = crypto.randomUUID();
    expect(await refunds().find(unknown)).toBeNull();
    expect(await refunds().ofOrder(unknown)).toEqual([]);
    expect(await refunds().ofLink(unknown)).toBeNull();
    expect(await openOf(unknown)).toEqual([]);
  });

  it('keeps one refund of a request, unless it was refused', async () => {
    const of = { orderId: await orderId(), amount: 1, requestId: crypto.randomUUID(), requestNumber: 'SOL-7K2QXM' };
    const first = aRefund(of);
    await refunds().add(first);
    const again = { code: 'refund.request_refunded' };
    await expect(async () => refunds().add(aRefund(of))).rejects.toMatchObject(again);
    first.state = 'refused';
    await refunds().save(first);
    await refunds().add(aRefund(of));
  });

  it('finds the open refunds of a payment', async () => {
    const transactionId = `1-1700000000-${crypto.randomUUID()}`;
    const of = { orderId: await orderId(), transactionId };
    const [open, done] = [aRefund(of), aRefund({ ...of, state: 'done', evidence: 'M1' })];
    for (const refund of [open, done]) await refunds().add(refund);
    expect((await openOf(transactionId)).map(({ id }) => id)).toEqual([open.id]);
  });

  it('lists page by page by the last day, and counts what is open', async () => {
    const of = { orderId: await orderId(), amount: 1 };
    const before = await refunds().due('2020-01-02');
    const days = ['2020-01-03', '2020-01-01', '2020-01-02'];
    const [third, first, second] = days.map((dueOn) => aRefund({ ...of, dueOn, state: 'approved' }));
    for (const refund of [third!, first!, second!]) await refunds().add(refund);
    const states = ['approved'] as const;
    const page = await refunds().list({ states, dueFirst: true, limit: 2 });
    expect(page.map(({ id }) => id)).toEqual([first!.id, second!.id]);
    const rest = await refunds().list({ states, dueFirst: true, after: page.at(-1)!, limit: 1 });
    expect(rest.map(({ id }) => id)).toEqual([third!.id]);
    const back = await refunds().list({ states, dueFirst: false, after: third, limit: 2 });
    expect(back.map(({ id }) => id)).toEqual([second!.id, first!.id]);
    expect(await refunds().due('2020-01-02')).toEqual({
      ...before,
      open: before.open + 3,
      overdue: before.overdue + 1,
    });
  });

  it('removes the person of an order, and keeps amount and evidence', async () => {
    const accountHint = { bank: 'Nequi', number: '•••• 4567' };
    const refund = aRefund({ orderId: await orderId(), state: 'done', evidence: 'M-7', accountHint });
    refund.history = refund.history.map((step) => ({ ...step, note: 'Laura escribió' }));
    await refunds().add(refund);
    await refunds().forgetPerson(refund.orderId!);
    const { amount } = refund;
    expect(await refunds().find(refund.id)).toMatchObject({
      amount,
      accountHint: null,
      evidence: 'M-7',
      history: [{ note: '' }],
    });
  });
}

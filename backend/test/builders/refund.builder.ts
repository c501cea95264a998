import { Refund } from '../../src/refunds/domain/refund.js';

/** A refund by transfer that staff asked for. */
export function aRefund(changes: Partial<Refund> = {}): Refund {
  const createdAt = new Date('2026-11-25T15:00:00.000Z');
  return Object.assign(new Refund(), {
    id: crypto.randomUUID(),
    orderId: crypto.randomUUID(),
    orderNumber: 'SIG-7K2QXM',
    paymentId: null,
    amount: 100_000,
    covers: 'order',
    pieces: [],
    isProposal: false,
    reason: 'retracto',
    way: 'bank_transfer',
    state: 'asked',
    requestId: null,
    requestNumber: null,
    transactionId: null,
    method: 'BANK_TRANSFER',
    dueOn: '2026-12-10',
    evidence: '',
    evidenceFile: null,
    askedBy: 'ana@example.com',
    approvedBy: null,
    approvedAt: null,
    createdAt,
    history: [{ state: 'asked', at: createdAt, actor: 'ana@example.com', note: '' }],
    voidCalls: 0,
    voidCalledAt: null,
    linkDigest: null,
    linkExpiresAt: null,
    account: null,
    accountHint: null,
    ...changes,
  } satisfies Partial<Refund>);
}

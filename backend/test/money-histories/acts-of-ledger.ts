import { type Action, pick, type Prepared, type Story } from './story.js';

/** Of the ledger alone, which others than orders may call: a transaction, reference or evidence of a few. */
export const LEDGER_KINDS = {
  ledgerPay: (story: Story, { on, how }: Action): Prepared => {
    const orderId = pick(story.bareOrders, on);
    if (!orderId) return null;
    const online = { method: 'CARD', provider: 'wompi', transactionId: `bare-${how % 3}` } as const;
    const byBank = { method: 'BANK_TRANSFER', reference: `bare-${how % 3}` } as const;
    const ways = [
      { ...online, orderId: null },
      { ...online, orderId },
      { ...byBank, orderId },
      { ...byBank, orderId },
    ];
    const entry = { kind: 'payment', amount: 60_000, actor: 'check', ...ways[how % ways.length]! } as const;
    return story.ofLedger((ledger) => ledger.record(entry));
  },

  ledgerRefund: (story: Story, { on, how }: Action): Prepared => {
    const orderId = pick(story.bareOrders, on);
    const given = { kind: 'refund', amount: 40_000, actor: 'check', method: 'bank_transfer', orderId } as const;
    return orderId === null
      ? null
      : story.ofLedger((ledger) => ledger.record({ ...given, evidence: `bare-${how % 4}` }));
  },

  ledgerReverse: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const payment = await story.barePayment(on, how % 2 === 1);
    if (!payment) return null;
    const by = { actor: 'check', reason: '' };
    const back = { ...by, kind: 'refund', amount: 60_000, method: 'bank_transfer', reverses: payment.id } as const;
    return story.ofLedger((ledger) =>
      how % 4 === 1 ? ledger.record({ ...back, evidence: `home-${how % 5}` }) : ledger.reverse(payment.id, by),
    );
  },

  ledgerAssign: async (story: Story, { on, how }: Action): Promise<Prepared> => {
    const payment = await story.barePayment(on, true);
    const orderId = pick(story.bareOrders, how);
    const by = { actor: 'check', reason: '' };
    return payment && story.ofLedger((ledger) => ledger.assign(payment.id, how % 5 === 4 ? null : orderId, by));
  },

  ledgerAllow: (story: Story, { on }: Action): Prepared => {
    const orderId = pick(story.bareOrders, on);
    return orderId === null ? null : story.ofLedger((ledger) => ledger.allow(orderId, 70_000, 'cortesía', 'check'));
  },
};

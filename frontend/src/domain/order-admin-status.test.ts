import { aStaffOrder } from '../testing/workshop-data';
import { stepInto } from './order-admin-status';

describe('accepting an order in two instalments', () => {
  const part = { amount: 391_000, payBy: null, paidAt: null };
  const instalments = [
    { ...part, reference: 'SIG-7K2QXM-1', state: 'due' as const },
    { ...part, reference: 'SIG-7K2QXM-2', state: 'waiting' as const },
  ];
  const split = { ...aStaffOrder(), total: 782_000, amountDue: 0, balance: 0, instalments };
  const received = (amount: number) => ({ ...split, received: { amount, reference: 'M-1' }, receivedFor: [] });

  it('requires an explanation for an amount other than half or all', () => {
    expect(stepInto('paid', received(391_000)).missing).toBeUndefined();
    expect(stepInto('paid', received(782_000)).missing).toBeUndefined();
    expect(stepInto('paid', received(300_000)).missing).toBe('Explica la diferencia');
  });
});

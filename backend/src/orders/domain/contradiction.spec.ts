import { anOrder } from '../../../test/builders/order.builder.js';
import { goOnAfterContradiction, stopForContradiction } from './contradiction.js';

const AT = new Date('2026-01-16T15:00:00Z');
const decision = { at: AT, actor: 'ana@example.com', note: 'Está en el extracto' };

describe('an order whose payment the provider contradicts', () => {
  it('stops until a person stands by the payment, and goes on where it stopped', () => {
    const order = anOrder('in_production');
    stopForContradiction(order, AT);
    expect([order.status, order.openReview]).toEqual(['payment_review', 'contradicted']);
    expect(order.history.at(-1)).toEqual({
      status: 'payment_review',
      at: AT,
      actor: 'provider',
      note: '',
      reason: 'contradicted',
    });
    goOnAfterContradiction(order, decision);
    expect([order.status, order.history.at(-1)]).toEqual(['in_production', { ...decision, status: 'in_production' }]);
  });

  it('goes on where it stopped first when it was contradicted while a person reviewed it', () => {
    const order = anOrder('shipped');
    order.changeTo('payment_review', { ...decision, note: '' });
    order.history = [...order.history, { ...order.history.at(-1)!, actor: 'provider', reason: 'contradicted' }];
    goOnAfterContradiction(order, decision);
    expect(order.status).toBe('shipped');
  });

  it('stays as it is when it cannot stop, and when a person has decided otherwise since', () => {
    const refunding = anOrder('paid');
    refunding.changeTo('refund_pending', decision);
    stopForContradiction(refunding, AT);
    goOnAfterContradiction(refunding, decision);
    expect([refunding.status, refunding.history.length]).toEqual(['refund_pending', 2]);
    const decided = anOrder('in_production');
    stopForContradiction(decided, AT);
    decided.changeTo('paid', decision);
    goOnAfterContradiction(decided, decision);
    expect(decided.history.map(({ status }) => status)).toEqual(['paid', 'in_production', 'payment_review', 'paid']);
  });

  it('is paid when it began in review', () => {
    const order = anOrder('paid');
    order.history = [{ status: 'payment_review', at: AT, actor: 'provider', note: '', reason: 'contradicted' }];
    order.status = 'payment_review';
    goOnAfterContradiction(order, decision);
    expect(order.status).toBe('paid');
  });
});

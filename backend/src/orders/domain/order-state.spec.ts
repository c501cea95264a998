import { followersOf, mayFollow, ORDER_STATES } from './order-state.js';

describe('the states of an order', () => {
  it('follow each other as the table says and in no other way', () => {
    const steps = ORDER_STATES.flatMap((from) =>
      ORDER_STATES.filter((to) => mayFollow(to, from)).map((to) => `${from} → ${to}`),
    );
    expect(steps).toEqual([
      'pending_transfer → paid',
      'pending_transfer → cancelled',
      'paid → payment_review',
      'paid → in_production',
      'paid → refund_pending',
      'payment_review → paid',
      'payment_review → cancelled',
      'payment_review → refund_pending',
      'in_production → payment_review',
      'in_production → shipped',
      'in_production → refund_pending',
      'shipped → payment_review',
      'shipped → delivered',
      'shipped → refund_pending',
      'delivered → payment_review',
      'delivered → refund_pending',
      'cancelled → payment_review',
      'refund_pending → refunded',
    ]);
  });

  it('never lets an order into production that nobody paid', () => {
    const before = ORDER_STATES.filter((state) => mayFollow('in_production', state));
    expect(before).toEqual(['paid']);
  });

  it('ends where the money was given back', () => {
    expect(followersOf('refunded')).toEqual([]);
  });
});

import { BEFORE_PRODUCTION, IN_WORKSHOP, MAKING_STATUSES } from '../../common/order-statuses.js';
import {
  ERASABLE_STATUSES,
  FINISHED_STATUSES,
  nextStatuses,
  ORDER_STATUSES,
  REFUND_STATUSES,
  type OrderStatus,
} from './order-status.js';

describe('the statuses of an order', () => {
  const stepsOf = (held: number) =>
    ORDER_STATUSES.flatMap((from) => nextStatuses(from, held).map((to) => `${from} → ${to}`)).sort();
  const WITH_MONEY = [
    'pending_transfer → paid',
    'pending_transfer → refund_pending',
    'paid → in_production',
    'paid → payment_review',
    'paid → refund_pending',
    'payment_review → paid',
    'payment_review → refund_pending',
    'in_production → shipped',
    'in_production → payment_review',
    'in_production → refund_pending',
    'shipped → delivered',
    'shipped → payment_review',
    'shipped → refund_pending',
    'delivered → payment_review',
    'delivered → refund_pending',
    'cancelled → payment_review',
    'refund_pending → refunded',
  ];

  it('allow exactly the listed transitions', () => {
    const cancellations = ['pending_transfer → cancelled', 'payment_review → cancelled'];
    const withoutRefunds = WITH_MONEY.filter((step) => !step.endsWith('refund_pending'));
    for (const held of [0, -1]) expect(stepsOf(held)).toEqual([...withoutRefunds, ...cancellations].sort());
  });

  it('exclude cancelling while the shop holds money', () => {
    expect(stepsOf(1)).toEqual([...WITH_MONEY].sort());
  });

  it('never allow an unpaid order into production', () => {
    const before = ORDER_STATUSES.filter((status: OrderStatus) => nextStatuses(status, 0).includes('in_production'));
    expect(before).toEqual(['paid']);
  });

  it('end with the refund', () => {
    expect(nextStatuses('refunded', 1)).toEqual([]);
  });

  it('are listed by stage', () => {
    expect(BEFORE_PRODUCTION).toEqual(['pending_transfer', 'paid', 'payment_review']);
    expect(IN_WORKSHOP).toEqual(['paid', 'in_production']);
    expect(MAKING_STATUSES).toEqual(['paid', 'in_production', 'shipped', 'delivered']);
    expect(FINISHED_STATUSES).toEqual(['delivered', 'cancelled', 'refunded']);
    expect(REFUND_STATUSES).toEqual(['refund_pending', 'refunded']);
    expect(ERASABLE_STATUSES).toEqual([...FINISHED_STATUSES, 'pending_transfer']);
  });
});

import { MAKING_STATUSES, ORDER_STAGES, type OrderStatus, SENT } from '../../common/order-statuses.js';
import type { OrderChange } from './order-change.js';

/** The moments of an order by which the books count it. Null for what has not happened. */
export interface Milestones {
  /**
   * Its payment was accepted. What happens to the money later is an entry of its own day; only when the payment was confirmed by mistake,
   * and corrected before the month closed, it was never sold.
   */
  readonly soldAt: Date | null;
  /** It left the workshop. */
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  /** It was cancelled, or its refund began: nobody owes it any more. Null again when it goes on. */
  readonly endedAt: Date | null;
}

type Step = Pick<OrderChange, 'status' | 'at'>;

/** `closesAt`: when the month of a moment closes, as the ledger says. */
export function milestonesOf(history: readonly Step[], closesAt: (moment: Date) => Date): Milestones {
  const first = (is: (status: OrderStatus) => boolean) => history.find(({ status }) => is(status))?.at ?? null;
  const lastOfLife = history.findLastIndex(({ status }) => !isEnd(status));
  return {
    soldAt: soldAt(history, closesAt),
    shippedAt: first((status) => SENT.includes(status)),
    deliveredAt: first((status) => status === 'delivered'),
    endedAt: history[lastOfLife + 1]?.at ?? null,
  };
}

function soldAt(history: readonly Step[], closesAt: (moment: Date) => Date): Date | null {
  return history.reduce<Date | null>((sold, { status, at }) => {
    if (!sold) return MAKING_STATUSES.includes(status) ? at : null;
    return status === 'pending_transfer' && at < closesAt(sold) ? null : sold;
  }, null);
}

function isEnd(status: OrderStatus): boolean {
  return ORDER_STAGES[status] === 'cancelled' || ORDER_STAGES[status] === 'refund';
}

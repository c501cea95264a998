import type { Order, OrderChange, ReviewReason } from './order.js';

/** Which text the email about a review has: a void has one for each situation of the order. */
export type ReviewEmail = ReviewReason | 'voided_first' | 'voided_second' | 'voided_sent';

/**
 * Selects the email about one step of the history; null when the shop began no review with it. `others` are the other orders of
 * the same cart lines: while the shop holds money for one of them, nobody should pay for these pieces again.
 */
export function reviewEmailOf(order: Order, step: number, others: readonly Order[]): ReviewEmail | null {
  const reason = order.reasonOf(order.history[step]!);
  if (reason !== 'voided') return reason;
  const before = order.history.slice(0, step);
  if (before.some(({ status }) => status === 'shipped' || status === 'delivered')) return 'voided_sent';
  const paid = others.filter((other) => other.holdsMoney && !other.isRefunding);
  const repeated = paid.filter((other) => isRepeatedMoney(other, other.history));
  if (isRepeatedMoney(order, before) && repeated.length < paid.length) return 'voided_second';
  return repeated.length > 0 ? 'voided_first' : 'voided';
}

/** Whether this is a second payment of the same pieces. One that staff have accepted pays for pieces of its own. */
function isRepeatedMoney(order: Order, history: readonly OrderChange[]): boolean {
  const second = history.findIndex((change) => order.reasonOf(change) === 'second_payment');
  return second >= 0 && !history.slice(second).some(({ status }) => status === 'paid');
}

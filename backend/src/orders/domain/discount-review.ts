import type { Order } from './order.js';

/** The newest change paid an order whose code has no use left: a person decides whether its price is kept. */
export function reviewDiscount(order: Order): void {
  const reason = 'discount_over_limit';
  order.status = 'payment_review';
  order.reviewReason = reason;
  order.history = order.history.with(-1, { ...order.history.at(-1)!, status: 'payment_review', reason });
}

import type { OrderChange } from './order-change.js';
import type { Order } from './order.js';

/** The provider contradicts the payment of this order: it stops until a person has decided. An order that cannot stop stays as it is. */
export function stopForContradiction(order: Order, at: Date): void {
  if (!order.nextStatuses.includes('payment_review')) return;
  order.status = 'payment_review';
  const change = { status: order.status, at, actor: 'provider', note: '', reason: 'contradicted' } as const;
  order.history = [...order.history, change];
}

/** A person stands by the payment: the order returns to the status in which it stopped. Nothing for an order that went on since. */
export function goOnAfterContradiction(order: Order, change: Pick<OrderChange, 'at' | 'actor' | 'note'>): void {
  if (order.openReview !== 'contradicted') return;
  const before = order.history.findLast(({ status }) => status !== 'payment_review');
  order.status = before?.status ?? 'paid';
  order.history = [...order.history, { ...change, status: order.status }];
}

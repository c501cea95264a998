import { DomainError } from '../../common/domain-error.js';
import type { OrderChange } from './order-change.js';
import type { OrderStatus } from './order-status.js';
import type { Order } from './order.js';

type Change = Pick<OrderChange, 'at' | 'actor' | 'note'>;

/** Begins the refund of all money, after which the pieces are no longer made. Throws when the order is in a status that has no refund. */
export function beginRefund(order: Order, change: Change): void {
  order.changeTo('refund_pending', change);
}

/** Ends the refund of all money. */
export function endRefund(order: Order, change: Change): void {
  order.changeTo('refunded', change);
}

/** Cancels the refund: the order returns to the status that it had before. */
export function resumeAfterRefund(order: Order, change: Change): void {
  const begun = order.history.findLastIndex(({ status }) => status !== 'refund_pending');
  const before = order.history[begun];
  if (order.status !== 'refund_pending' || !before)
    throw new DomainError('conflict', 'order.state', 'El pedido no puede pasar a ese estado desde el actual.');
  // The reason of the order stays after its review: an earlier void may have been paid again. Histories of earlier releases have no reasons.
  const isVoided = order.money.held <= 0 || order.history.slice(begun + 1).some(({ reason }) => reason === 'voided');
  const status: OrderStatus = isVoided ? 'payment_review' : before.status;
  order.status = status;
  order.history = [...order.history, { ...change, status }];
}

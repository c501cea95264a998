import { DomainError } from '../../common/domain-error.js';
import type { OrderChange } from './order-change.js';
import type { OrderStatus } from './order-status.js';
import type { Order } from './order.js';

/** Cancels the refund: the order returns to the status that it had before. */
export function resumeAfterRefund(order: Order, change: Pick<OrderChange, 'at' | 'actor' | 'note'>): void {
  const begun = order.history.findLastIndex(({ status }) => status !== 'refund_pending');
  const before = order.history[begun];
  if (order.status !== 'refund_pending' || !before)
    throw new DomainError('conflict', 'order.state', 'El pedido no puede pasar a ese estado desde el actual.');
  // The reason of the order stays after its review: an earlier void may have been paid again.
  const isVoided = order.money.held <= 0 || order.history.slice(begun + 1).some(({ reason }) => reason === 'voided');
  const status: OrderStatus = isVoided ? 'payment_review' : before.status;
  order.status = status;
  order.history = [...order.history, { ...change, status }];
}

import type { OrderDto, OrderStatus } from '../../api/orders.api';
import { isMasked } from './payment-outcome';

/** States with a receipt: the money has arrived and is not in review. The receipt lists what was refunded. */
const PROCESSED = new Set<OrderStatus>(['paid', 'in_production', 'shipped', 'delivered', 'refund_pending', 'refunded']);

/** Returns whether this browser can show a receipt of the order. */
export function hasReceipt(order: OrderDto): boolean {
  return PROCESSED.has(order.status) && !isMasked(order);
}

/** URL of a receipt: by transaction, or by number among the orders of the account. */
export function receiptPath({ transactionId, orderNumber }: OrderDto): string {
  return transactionId ? `/recibo?transaction=${transactionId}` : `/recibo?orden=${orderNumber}`;
}

import type { OrderDto, OrderStatus } from '../../api/orders.api';
import { isMasked } from './payment-outcome';

/** Money that came in and stays; what is looked into or given back has no receipt. */
const PROCESSED = new Set<OrderStatus>(['paid', 'in_production', 'shipped', 'delivered']);

/** Whether this browser may have a receipt of the order. */
export function hasReceipt(order: OrderDto): boolean {
  return PROCESSED.has(order.status) && !isMasked(order);
}

/** Where the receipt of an order is: by its payment, or among the orders of who is logged in. */
export function receiptPath({ transactionId, orderNumber }: OrderDto): string {
  return transactionId ? `/recibo?transaction=${transactionId}` : `/recibo?orden=${orderNumber}`;
}

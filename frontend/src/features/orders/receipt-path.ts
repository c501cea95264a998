import type { OrderDto } from '../../api/orders.api';
import { WITH_RECEIPT } from '../../domain/order-stages';
import { isMasked } from './payment-outcome';

/** Returns whether this browser can show a receipt of the order. */
export function hasReceipt(order: OrderDto): boolean {
  return WITH_RECEIPT.includes(order.status) && !isMasked(order);
}

/** URL of a receipt: by transaction, or by number for the proven customer. */
export function receiptPath({
  transactionId,
  orderNumber,
}: Pick<OrderDto, 'orderNumber'> & Partial<Pick<OrderDto, 'transactionId'>>): string {
  return transactionId ? `/recibo?transaction=${transactionId}` : `/recibo?orden=${orderNumber}`;
}

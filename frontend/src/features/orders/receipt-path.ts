import type { OrderDto } from '../../api/orders.api';

/** Where the receipt of an order is: by its payment, or within the orders of who is logged in. */
export function receiptPath({ transactionId, orderNumber }: OrderDto): string {
  return transactionId ? `/recibo?transaction=${transactionId}` : `/recibo?orden=${orderNumber}`;
}

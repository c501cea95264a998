import type { DiscountedOrder } from '../../cart/index.js';
import type { Order } from '../domain/order.js';

/** The order with its code, as the counts of the code's uses need it. */
export function discountedOrder({ id, purchase }: Pick<Order, 'id' | 'purchase'>): DiscountedOrder {
  return { id, code: purchase.discountCode, email: purchase.customer.email };
}

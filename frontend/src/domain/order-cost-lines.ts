import type { PricingDto } from '../api/catalogue.api';
import type { OrderDto } from '../api/orders.api';
import { shippingLine } from './cart-totals';

/** The order's amounts as the buyer accepted them; shipping is separate and paid on delivery. */
export function costLines(order: OrderDto, delivery?: PricingDto['delivery']) {
  const { subtotal, discountCode, discountAmount } = order;
  return [
    { label: 'Subtotal', value: subtotal },
    ...(discountCode ? [{ label: `Descuento ${discountCode}`, value: -discountAmount }] : []),
    shippingLine(delivery),
  ];
}

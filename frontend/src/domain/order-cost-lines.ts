import type { PricingDto } from '../api/catalogue.api';
import type { OrderDto } from '../api/orders.api';
import { formatCop } from '../shared/lib/format-cop';

/** The order's amounts as the buyer accepted them; shipping is separate and paid on delivery. */
export function costLines(order: OrderDto, delivery?: PricingDto['delivery']) {
  const { subtotal, discountCode, discountAmount } = order;
  const shipping = delivery ? `≈ ${formatCop(delivery.shippingEstimate)}, lo pagas al recibir` : 'Lo pagas al recibir';
  return [
    { label: 'Subtotal', value: subtotal },
    ...(discountCode ? [{ label: `Descuento ${discountCode}`, value: -discountAmount }] : []),
    { label: 'Envío', value: shipping },
  ];
}

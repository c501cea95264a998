import type { CartTotalsDto } from '../api/cart.api';
import type { PricingDto } from '../api/catalogue.api';
import type { OrderDto } from '../api/orders.api';
import { formatCop } from '../shared/lib/format-cop';

/** The order's amounts as the customer accepted them; shipping is separate and paid on delivery. */
export function costLines(
  order: Pick<OrderDto, 'subtotal' | 'discountCode' | 'discountAmount'>,
  delivery?: PricingDto['delivery'],
) {
  const { subtotal, discountCode, discountAmount } = order;
  return [
    { label: 'Subtotal', value: subtotal },
    ...(discountCode ? [{ label: `Descuento ${discountCode}`, value: -discountAmount }] : []),
    shippingLine(delivery),
  ];
}

/**
 * The lines of a cart's total, the same on every page. `delivery` is absent while it loads, so that the total does not wait for
 * it.
 */
export function totalLines(cart: CartTotalsDto, delivery: PricingDto['delivery'] | undefined) {
  const { total, finalTotal, itemCount, discountCode, discountPercent, discountAmount } = cart;
  const label = discountPercent > 0 ? `Descuento ${discountPercent}%` : 'Descuento';
  const saving = discountCode ? [{ label, value: -discountAmount }] : [];
  return {
    lines: [
      { label: `Subtotal, ${itemCount} ${itemCount === 1 ? 'producto' : 'productos'}`, value: total },
      ...saving,
      shippingLine(delivery),
    ],
    total: { label: 'Total', value: finalTotal },
  };
}

/** Shipping is no part of a total: the customer pays the carrier. */
function shippingLine(delivery: PricingDto['delivery'] | undefined) {
  const value = delivery ? `≈ ${formatCop(delivery.shippingEstimate)}, lo pagas al recibir` : 'Lo pagas al recibir';
  return { label: 'Envío', value };
}

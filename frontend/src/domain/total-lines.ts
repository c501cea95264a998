import type { CartTotalsDto } from '../api/cart.api';
import type { PricingDto } from '../api/catalogue.api';
import { formatCop } from '../shared/lib/format-cop';

/**
 * The lines of a cart's total, the same on every page. `delivery` is absent while it loads, so that the total does not wait for
 * it.
 */
export function totalLines(cart: CartTotalsDto, delivery: PricingDto['delivery'] | undefined) {
  const { total, finalTotal, itemCount, discountCode, discountPercent, discountAmount } = cart;
  const label = discountPercent > 0 ? `Descuento ${discountPercent}%` : 'Descuento';
  const saving = discountCode ? [{ label, value: -discountAmount }] : [];
  const shipping = delivery ? `≈ ${formatCop(delivery.shippingEstimate)}, lo pagas al recibir` : 'Lo pagas al recibir';
  return {
    lines: [
      { label: `Subtotal, ${itemCount} ${itemCount === 1 ? 'producto' : 'productos'}`, value: total },
      ...saving,
      { label: 'Envío', value: shipping },
    ],
    total: { label: 'Total', value: finalTotal },
  };
}

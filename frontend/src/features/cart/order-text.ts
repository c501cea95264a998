import type { CartTotalsDto } from '../../api/cart.api';
import { formatCop } from '../../shared/lib/format-cop';
import { describeItem } from './describe-item';

/** The order as a WhatsApp message: what is in the cart, why it costs what it costs, and its total. */
export function orderText(cart: CartTotalsDto): string {
  const items = cart.items.map((item) =>
    [
      `• ${item.quantity} × ${item.name}: ${formatCop(item.price * item.quantity)}`,
      `  ${describeItem(item).join(', ')}`,
      `  ${item.breakdown.map(({ label, amount }) => `${label} ${amount === 0 ? 'incluido' : formatCop(amount)}`).join(' · ')}`,
    ].join('\n'),
  );
  const discount = cart.discountCode
    ? [`Descuento ${cart.discountCode} (${cart.discountPercent}%): ${formatCop(-cart.discountAmount)}`]
    : [];
  return [
    'Hola, quiero finalizar este pedido:',
    ...items,
    ...discount,
    `Total: ${formatCop(cart.finalTotal)}, más el envío que pago al recibir.`,
  ].join('\n');
}

import type { CartTotalsDto } from '../../api/cart.api';
import { formatCop } from '../../shared/lib/format-cop';
import { pieceText } from '../../shared/lib/piece-text';

/** The order as a WhatsApp message: what is in the cart, why it costs what it costs, and its total. */
export function orderText(cart: CartTotalsDto): string {
  const discount = cart.discountCode
    ? [`Descuento ${cart.discountCode} (${cart.discountPercent}%): ${formatCop(-cart.discountAmount)}`]
    : [];
  return [
    'Hola, quiero finalizar este pedido:',
    ...cart.items.map(pieceText),
    ...discount,
    `Total: ${formatCop(cart.finalTotal)}, más el envío que pago al recibir.`,
  ].join('\n');
}

import type { Order } from './order.js';

/** What the shopper reads when an unpaid transfer order is cancelled because its pieces were paid online in the order `paid`. */
export function replacementNote(transfer: Order, paid: Order): string {
  const quantities = new Map(paid.purchase.lines.map(({ cartLineId, quantity }) => [cartLineId, quantity]));
  const isWhole = transfer.purchase.lines.every((line) => (quantities.get(line.cartLineId) ?? 0) >= line.quantity);
  return isWhole
    ? `Ya pagaste estas piezas en línea en el pedido ${paid.number}: no tienes que hacer la transferencia.`
    : `Ya pagaste en línea una parte de este pedido en el pedido ${paid.number}: no hagas la transferencia. Si quieres las demás piezas, haz un pedido nuevo.`;
}

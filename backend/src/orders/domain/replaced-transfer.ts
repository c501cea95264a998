import type { Order } from './order.js';
import type { Customer, Purchase } from './purchase.js';

/**
 * Whether an online payment may take the pieces of this order over without a person. Not when the shop has money for it, and not
 * when it waits for a transfer with other texts on a piece, another address or another phone: the payment may hold the older data.
 */
export function isReplaceable(order: Order, paid: Purchase): boolean {
  if (order.status === 'cancelled') return !order.holdsMoney;
  if (order.status !== 'pending_transfer') return false;
  const pieces = new Map(order.purchase.lines.map(({ cartLineId, personalisation }) => [cartLineId, personalisation]));
  const isSamePiece = ({ cartLineId, personalisation }: Purchase['lines'][number]) =>
    hasSameFields(pieces.get(cartLineId) ?? personalisation, personalisation);
  return paid.lines.every(isSamePiece) && isSameDelivery(order.purchase.customer, paid.customer);
}

/** Not by the shop, which cancels an order when another payment takes some of its pieces over. */
export function isCancelledByPerson({ status, history }: Order): boolean {
  return status === 'cancelled' && history.at(-1)!.actor !== 'shop';
}

/** What one of them leaves out is no contradiction. */
function isSameDelivery(a: Customer, b: Customer): boolean {
  const isSamePhone = !a.phone || !b.phone || localDigits(a.phone) === localDigits(b.phone);
  return isSamePhone && (!a.shipping || !b.shipping || hasSameFields(a.shipping, b.shipping));
}

/** In whatever order. */
function hasSameFields<T extends object>(a: T, b: T): boolean {
  return (Object.keys({ ...a, ...b }) as (keyof T)[]).every((field) => a[field] === b[field]);
}

/** A card payment has the phone with the country's prefix, a transfer as it was typed. */
function localDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10);
}

/** What the shopper reads when an unpaid transfer order is cancelled because its pieces were paid online in the order `paid`. */
export function replacementNote(transfer: Order, paid: Order): string {
  const quantities = new Map(paid.purchase.lines.map(({ cartLineId, quantity }) => [cartLineId, quantity]));
  const isWhole = transfer.purchase.lines.every((line) => (quantities.get(line.cartLineId) ?? 0) >= line.quantity);
  return isWhole
    ? `Ya pagaste estas piezas en línea en el pedido ${paid.number}: no tienes que hacer la transferencia.`
    : `Ya pagaste en línea una parte de este pedido en el pedido ${paid.number}: no hagas la transferencia. Si quieres las demás piezas, haz un pedido nuevo.`;
}

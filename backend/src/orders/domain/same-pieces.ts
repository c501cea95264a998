import { DomainError } from '../../common/domain-error.js';
import { phoneNumberOf } from '../../common/phone.js';
import type { Order } from './order.js';
import type { Customer, Purchase, OrderLine } from './purchase.js';

/** Those of these orders whose money the shop holds and is not giving back. */
export function stillHeld(orders: readonly Order[]): Order[] {
  return orders.filter(({ money, isRefunding }) => money.held > 0 && !isRefunding);
}

/** Answers a change into `paid` when another order of the same pieces is open. */
export const SAME_PIECES = [409, 'order.same_pieces', samePiecesMessage('SIG-7K2QXM')] as const;

/**
 * Throws when another order of the same pieces is open, because both would be made. Staff may confirm that with `besidesOthers` and a
 * note, which the customer reads.
 */
export function assertMadeOnce(others: readonly Order[], note: string, besidesOthers: boolean): void {
  const open = others.find(isOpen);
  if (!open || (besidesOthers && note)) return;
  const message = samePiecesMessage(open.number);
  throw new DomainError('conflict', SAME_PIECES[1], message, { note: 'Explica por qué se hacen los dos pedidos' });
}

function samePiecesMessage(number: string): string {
  return `El pedido ${number} es de las mismas piezas y sigue abierto. Cancélalo o devuelve su dinero primero. Si la familia quiere los dos, explícalo en la nota, que ella lee, y confirma otra vez.`;
}

/** Whether the order is made, or may still be made. */
function isOpen({ status }: Order): boolean {
  return status !== 'cancelled' && status !== 'refund_pending' && status !== 'refunded';
}

/** Whether the order has left the statuses without money; also true when the money was refunded since. */
export function wasPaid({ status }: Order): boolean {
  return status !== 'pending_transfer' && status !== 'cancelled';
}

/**
 * Whether a person or an erasure cancelled the order. An order whose pieces another payment took over has a note, and an order that
 * was not paid in time has an event.
 */
export function isCancelledOtherwise({ status, history }: Order): boolean {
  const { actor, note, event } = history.at(-1)!;
  return status === 'cancelled' && event !== 'payment_overdue' && !(actor === 'shop' && note !== '');
}

/**
 * Whether a payment is for these orders by transfer: the same customer, and some or all of their pieces with the same texts.
 * Otherwise a person asks the customer, because the payment may hold the older data.
 */
export function isSameAs(paid: Purchase, orders: readonly Order[]): boolean {
  const ordered = new Map(orders.flatMap(({ purchase }) => purchase.lines.map((line) => [line.cartLineId, line])));
  const isOrdered = ({ cartLineId, quantity, personalisation }: OrderLine) => {
    const line = ordered.get(cartLineId);
    return line?.quantity === quantity && hasSameFields(line.personalisation, personalisation);
  };
  return paid.lines.every(isOrdered) && orders.every(({ purchase }) => isSamePerson(purchase.customer, paid.customer));
}

/** The purchase with the phone and the address that it lacks and these orders have. */
export function withContactOf(paid: Purchase, orders: readonly Order[]): Purchase {
  const customers = [paid, ...orders.map(({ purchase }) => purchase)].map(({ customer }) => customer);
  const phone = customers.find((each) => each.phone)?.phone ?? '';
  const shipping = customers.find((each) => each.shipping)?.shipping ?? null;
  return { ...paid, customer: { ...paid.customer, phone, shipping } };
}

/** A phone or address that only one of them has is no difference. */
function isSamePerson(a: Customer, b: Customer): boolean {
  const isSamePhone = !a.phone || !b.phone || wholePhone(a.phone) === wholePhone(b.phone);
  const isSameAddress = !a.shipping || !b.shipping || hasSameFields(a.shipping, b.shipping);
  return a.name === b.name && a.email.toLowerCase() === b.email.toLowerCase() && isSamePhone && isSameAddress;
}

/** Compares the fields in any order. */
function hasSameFields<T extends object>(a: T, b: T): boolean {
  return (Object.keys({ ...a, ...b }) as (keyof T)[]).every(
    (field) => JSON.stringify(a[field]) === JSON.stringify(b[field]),
  );
}

/** A card payment has the phone with the country's prefix, a transfer as it was typed. */
const wholePhone = (phone: string) => phoneNumberOf(phone) ?? phone;

/** Note for the customer of an unpaid transfer order, cancelled because its pieces were paid online in the order `paid`. */
export function replacementNote(transfer: Order, paid: Order): string {
  const quantities = new Map(paid.purchase.lines.map(({ cartLineId, quantity }) => [cartLineId, quantity]));
  const isWhole = transfer.purchase.lines.every((line) => (quantities.get(line.cartLineId) ?? 0) >= line.quantity);
  return isWhole
    ? `Ya pagaste estas piezas en línea en el pedido ${paid.number}: no tienes que hacer la transferencia.`
    : `Ya pagaste en línea una parte de este pedido en el pedido ${paid.number}: no hagas la transferencia. Si quieres las demás piezas, haz un pedido nuevo.`;
}

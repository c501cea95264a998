import { withoutTexts } from './order-change.js';
import { withoutSession } from './payment.js';
import { rightsUntil } from './order-retention.js';
import type { Order } from './order.js';
import { withoutPerson } from './purchase.js';

/**
 * Erases an order on request: at once when no right or deadline of it runs, otherwise it records the request, which restricts the
 * order. Returns whether the order is erased.
 */
export function eraseOrder(order: Order, at: Date): boolean {
  order.eraseRequestedAt ??= at;
  const until = rightsUntil(order);
  if (until === null || until > at) return false;
  anonymiseOrder(order, at);
  return true;
}

/**
 * Removes all personal data. Number, dates, products and amounts stay for the accounts. An order without money is
 * cancelled, because it can neither be paid nor made any more.
 */
export function anonymiseOrder(order: Order, at: Date): void {
  if (order.nextStatuses.includes('cancelled')) order.changeTo('cancelled', { at, actor: 'shop', note: '' });
  const { reference } = order.payment;
  order.payment = { ...order.payment, reference: reference && withoutSession(reference, order.purchase.sessionId) };
  order.purchase = withoutPerson(order.purchase);
  order.history = withoutTexts(order.history);
  order.staffNotes = [];
  order.anonymisedAt = at;
}

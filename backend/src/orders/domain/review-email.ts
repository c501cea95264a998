import { SENT } from '../../common/order-statuses.js';
import type { Order } from './order.js';
import type { OrderChange, ReviewReason } from './order-change.js';
import { stillHeld } from './same-pieces.js';

/** Selects the text of the email about a review: a void has one for each situation of the order. */
export type ReviewEmail =
  | Exclude<ReviewReason, 'contradicted'>
  | 'voided_instalment'
  | 'voided_first'
  | 'voided_partly'
  | 'voided_second'
  | 'voided_sent';

/**
 * Selects the email about one step of the history; null when the shop began no review with it. `others` are the other orders of
 * the same cart lines: while the shop holds money for one of them, the email must not offer to pay for these pieces again.
 */
export function reviewEmailOf(order: Order, step: number, others: readonly Order[]): ReviewEmail | null {
  const reason = order.reasonOf(order.history[step]!);
  const before = order.history.slice(0, step);
  // Nobody knows yet whether the provider is right: the customer hears of it when a person has decided.
  if (reason === 'contradicted') return null;
  if (reason !== 'voided') return reason;
  if (before.some(({ status }) => SENT.includes(status))) return 'voided_sent';
  if (keepsInstalment(order, step)) return 'voided_instalment';
  const paid = stillHeld(others);
  const repeated = paid.filter((other) => isRepeatedMoney(other, other.history));
  if (isRepeatedMoney(order, before)) {
    const first = paid.filter((other) => !repeated.includes(other));
    if (haveAllLines(first, order)) return 'voided_second';
    if (first.length > 0) return 'voided_partly';
  }
  if (haveAllLines(repeated, order)) return 'voided_first';
  return repeated.length > 0 ? 'voided_partly' : 'voided';
}

/** Whether another payment than the one that made the order was still there after this step. */
function keepsInstalment({ history, money }: Order, step: number): boolean {
  const known = new Set(history.slice(0, step + 1).map(({ entry }) => entry));
  const entries = money.entries.filter(({ id }) => known.has(id));
  return entries.some(({ kind, id }) => kind === 'payment' && !entries.some(({ reverses }) => reverses === id));
}

/** Whether these orders together have every piece: a customer may have added one between two payments. */
function haveAllLines(orders: readonly Order[], { purchase }: Order): boolean {
  const bought = new Set(orders.flatMap((order) => order.purchase.lines.map(({ cartLineId }) => cartLineId)));
  return purchase.lines.every(({ cartLineId }) => bought.has(cartLineId));
}

/** Whether this payment was late or a second one, and staff have not accepted it. An accepted payment pays for its own pieces. */
function isRepeatedMoney(order: Order, history: readonly OrderChange[]): boolean {
  const review = history.findIndex((change) =>
    ['late_payment', 'second_payment'].includes(order.reasonOf(change) ?? ''),
  );
  return review >= 0 && !history.slice(review).some(({ status }) => status === 'paid');
}

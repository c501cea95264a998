import { DomainError } from '../../common/domain-error.js';
import { type Pesos, sumOf } from '../../common/money.js';
import { type OrderChange, transfersIn } from './order-change.js';
import type { OrderStatus } from './order-status.js';
import type { Order } from './order.js';
import { BANK_TRANSFER } from './payment.js';
import { totalReceived, transferDigest } from './received-transfer.js';

/** A payment whose money the shop has. */
export interface HeldPayment {
  /** `BANK_TRANSFER`, or as the provider names it. */
  readonly method: string;
  /** The provider's; null for a bank transfer. */
  readonly transactionId: string | null;
  readonly amount: Pesos;
  readonly paidAt: Date;
}

/** A refund that is done. */
export interface ReturnedMoney {
  /** The refunded online transaction; null for a transfer, and when the refund is a part of several payments. */
  readonly transactionId: string | null;
  readonly amount: Pesos;
}

type Change = Pick<OrderChange, 'at' | 'actor' | 'note'>;

/** The payments whose money the shop has for this order, without voided ones; none for an unpaid or refunded order. */
export function heldPayments(order: Order): HeldPayment[] {
  return order.holdsMoney ? receivedPayments(order) : [];
}

/** All that the customer paid: the payments that were not voided, and what refunds gave back of voided ones. */
export function paidOf(order: Order): Pesos {
  const ofVoided = order.history.map(({ returned = 0 }) => ({ amount: returned }));
  return Math.max(sumOf([...receivedPayments(order), ...ofVoided]), order.refunded);
}

/** Nothing was paid for an order without money; one that was refunded before refunds were rows has no amount. */
export function moneyOf(order: Order): { paid: Pesos; refunded: Pesos } {
  const { holdsMoney, refunded } = order;
  return { paid: holdsMoney || refunded > 0 ? paidOf(order) : 0, refunded };
}

/** Counts what was given back until now: `refunds` are all that are done. A void keeps how much of it was its payment. */
export function countReturned(order: Order, refunds: readonly ReturnedMoney[]): void {
  order.refunded = sumOf(refunds);
  order.history = order.history.map((change) => {
    const voided = change.reason === 'voided' ? (change.voids ?? order.payment.transactionId) : null;
    const returned = voided ? sumOf(refunds.filter(({ transactionId }) => transactionId === voided)) : 0;
    return returned > 0 ? { ...change, returned } : change;
  });
}

/** As `heldPayments`, also of an order whose money was given back since. */
function receivedPayments(order: Order): HeldPayment[] {
  if (!order.isPaid) return [];
  const counted = transfersIn(order.history);
  if (counted.length === 0) {
    const { method, transactionId } = order.payment;
    return [{ method, transactionId, amount: order.purchase.finalTotal, paidAt: order.createdAt }];
  }
  const latest = new Map(counted.map((transfer) => [transferDigest(transfer.reference), transfer]));
  return [...latest.values()].map((transfer) => ({
    method: transfer.payment?.method ?? BANK_TRANSFER,
    transactionId: transfer.payment?.transactionId ?? null,
    amount: totalReceived([transfer])!.amount,
    paidAt: order.history.findLast(({ received }) => received === transfer)!.at,
  }));
}

/** Begins the refund of all money, after which the pieces are no longer made. Throws when the order is in a status that has no refund. */
export function beginRefund(order: Order, change: Change): void {
  order.changeTo('refund_pending', change);
}

/** Ends the refund of all money. */
export function endRefund(order: Order, change: Change): void {
  order.changeTo('refunded', change);
}

/** Cancels the refund: the order returns to the status that it had before. */
export function resumeAfterRefund(order: Order, change: Change): void {
  const begun = order.history.findLastIndex(({ status }) => status !== 'refund_pending');
  const before = order.history[begun];
  if (order.status !== 'refund_pending' || !before)
    throw new DomainError('conflict', 'order.state', 'El pedido no puede pasar a ese estado desde el actual.');
  // The reason of the order stays after its review: an earlier void may have been paid again. Histories of earlier releases have no reasons.
  const isVoided = !order.holdsMoney || order.history.slice(begun + 1).some(({ reason }) => reason === 'voided');
  const status: OrderStatus = isVoided ? 'payment_review' : before.status;
  order.status = status;
  order.history = [...order.history, { ...change, status }];
}

import { DomainError } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { type OrderChange, transfersIn } from './order-change.js';
import type { OrderState } from './order-state.js';
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

type Change = Pick<OrderChange, 'at' | 'actor' | 'note'>;

/** The payments whose money the shop has for this order, without voided ones; none for an unpaid order. */
export function heldPayments(order: Order): HeldPayment[] {
  if (!order.holdsMoney) return [];
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

/** What the family paid and the shop received, and what of it was given back. Nothing was paid for an order without money. */
export function moneyOf({ holdsMoney, refunded, paidBy }: Order): { paid: Pesos; refunded: Pesos } {
  return { paid: holdsMoney || refunded > 0 ? paidBy.amount : 0, refunded };
}

/** Begins the refund of all money, after which the pieces are no longer made. Throws when the order is in a state that has no refund. */
export function beginRefund(order: Order, change: Change): void {
  order.changeTo('refund_pending', change);
}

/** Ends the refund of all money. */
export function endRefund(order: Order, change: Change): void {
  order.changeTo('refunded', change);
}

/** Cancels the refund: the order returns to the state that it had before. */
export function resumeAfterRefund(order: Order, change: Change): void {
  const before = order.history.findLast(({ status }) => status !== 'refund_pending');
  if (order.status !== 'refund_pending' || !before)
    throw new DomainError('conflict', 'order.state', 'El pedido no puede pasar a ese estado desde el actual.');
  const status: OrderState = order.reviewReason === 'voided' ? 'payment_review' : before.status;
  order.status = status;
  order.history = [...order.history, { ...change, status }];
}

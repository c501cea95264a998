import { addBusinessDays } from '../../common/delivery.js';
import { contactDetailsIn } from '../../common/contact-details.js';
import { errorOf, invalidFields } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { IN_WORKSHOP, SENT } from '../../common/order-statuses.js';
import { bogotaDay } from '../../common/time.js';
import type { OrderChange, OrderEvent } from './order-change.js';
import type { OrderStatus } from './order-status.js';
import type { Order } from './order.js';
import type { ShownAccount } from './shown-account.js';
import { BANK_TRANSFER, type Payment } from './payment.js';
import {
  assertComplete,
  RECEIVED_DIFFERS,
  type ReceivedTransfer,
  REFERENCE_REPEATED,
  transferDigest,
} from './received-transfer.js';

/** Business days that an order waits for the transfer that begins it, and a finished piece for the rest. */
const DAYS_TO_PAY = 5;
/** Business days until the customer is reminded. */
const DAYS_TO_REMINDER = 3;
/** Business days that a reminder leaves at least. */
const DAYS_AFTER_REMINDER = 2;

/** A part of what an order by transfer costs. */
export interface Instalment {
  readonly amount: Pesos;
  /** The customer writes it into the transfer: `SIG-7K2QXM`, or `SIG-7K2QXM-2` for the second of two. */
  readonly reference: string;
  /** `waiting`: it is asked for when the piece is finished, and may be paid before. */
  readonly state: 'due' | 'waiting' | 'paid';
  /** Last day to pay it, a calendar date in Bogota; null once it is paid, and while it is not asked for. */
  readonly payBy: string | null;
  /** Time at which the payment was confirmed; null before. */
  readonly paidAt: Date | null;
}

export const BALANCE_NOT_DUE = [409, 'order.balance_not_due', 'Este pedido no tiene un saldo por pedir.'] as const;
export const NO_NUMBERS = 'No escribas cuentas, teléfonos ni enlaces: el correo ya lleva la cuenta de la tienda.';
export const BALANCE_REQUESTED = [409, 'order.balance_requested', 'El saldo de este pedido ya se pidió.'] as const;
export const NOTHING_DUE = [409, 'order.nothing_due', 'Este pedido no tiene nada por pagar.'] as const;

/** The first of two instalments: half, rounded up to whole pesos. */
export function firstInstalmentOf(total: Pesos): Pesos {
  return Math.ceil(total / 2);
}

/** First instalment of an order in two parts; null when it is paid at once, as is a total that cannot be halved. */
export function beginningOf(total: Pesos, parts: 1 | 2): Pesos | null {
  return parts === 2 && total > 1 ? firstInstalmentOf(total) : null;
}

/** The amount that can be paid now; 0 when nothing is owed and while a payment is in review. */
export function amountDue(order: Order): Pesos {
  if (order.status === 'pending_transfer') return order.firstInstalment ?? order.purchase.finalTotal;
  return order.status === 'payment_review' ? 0 : order.balance;
}

/** Whether a transfer for the order may still come: one that is due, or a later instalment. */
export function owesTransfer(order: Order): boolean {
  return order.payment.method === BANK_TRANSFER && (amountDue(order) > 0 || order.balance > 0);
}

/**
 * Throws when a text, by its field, has an account, a phone or a link. For a customer who may still transfer: the shop's mail must name no
 * other place to pay than its own account.
 */
export function assertNoNumbers(texts: Readonly<Record<string, string | undefined>>): void {
  const refused = Object.entries(texts).filter(([, text = '']) => contactDetailsIn(text).length > 0);
  if (refused.length > 0) throw invalidFields(Object.fromEntries(refused.map(([field]) => [field, NO_NUMBERS])));
}

/** The parts of an order by transfer: one or two. None for an order that was paid online or has ended. */
export function instalmentsOf(order: Order): Instalment[] {
  const { number, payment, purchase, firstInstalment, holdsMoney, balance, status } = order;
  if (payment.method !== BANK_TRANSFER || status === 'cancelled' || order.isRefunding) return [];
  const begun = holdsMoney ? paidPart(order.history.find((change) => change.status === 'paid')) : duePart(order);
  if (firstInstalment === null) return [{ ...begun, amount: purchase.finalTotal, reference: number }];
  const isPaidWhole = holdsMoney && balance === 0;
  const rest = isPaidWhole ? paidPart(order.history.findLast(({ received }) => received)) : laterPart(order);
  return [
    { ...begun, amount: balance ? purchase.finalTotal - balance : firstInstalment, reference: `${number}-1` },
    { ...rest, amount: balance || purchase.finalTotal - firstInstalment, reference: `${number}-2` },
  ];
}

/** Last day to pay the amount due: a calendar date in Bogota; null when no payment was requested. */
export function payBy(order: Order): string | null {
  const since = askedAt(order);
  if (!since) return null;
  const deadline = addBusinessDays(bogotaDay(since), DAYS_TO_PAY);
  const reminded = remindedAt(order, since);
  if (!reminded) return deadline;
  const afterReminder = addBusinessDays(bogotaDay(reminded), DAYS_AFTER_REMINDER);
  return afterReminder > deadline ? afterReminder : deadline;
}

/** The step that is due on this date in Bogota: a reminder, or the end of an unpaid order. */
export function followUp(order: Order, today: string): 'remind' | 'end' | null {
  const since = askedAt(order);
  if (!since) return null;
  if (!remindedAt(order, since)) return today >= addBusinessDays(bogotaDay(since), DAYS_TO_REMINDER) ? 'remind' : null;
  // An order with a finished piece is not cancelled: the customer has paid half of it.
  return order.status === 'pending_transfer' && today > payBy(order)! ? 'end' : null;
}

export function canRequestBalance(order: Order): boolean {
  return order.balance > 0 && IN_WORKSHOP.includes(order.status) && askedAt(order) === null;
}

/** Records that the customer is asked for the balance, because the piece is finished. */
export function requestBalance(order: Order, { at, actor, note }: Pick<OrderChange, 'at' | 'actor' | 'note'>): void {
  assertNoNumbers({ note });
  if (!canRequestBalance(order)) throw errorOf(askedAt(order) ? BALANCE_REQUESTED : BALANCE_NOT_DUE);
  push(order, 'balance_requested', { at, actor, note });
}

/** Staff saw a transfer of the second instalment in the bank. Throws as `Order.changeTo` for a wrong amount or reference. */
export function receiveBalance(
  order: Order,
  { received, ...change }: Pick<OrderChange, 'at' | 'actor' | 'note'> & { received: Partial<ReceivedTransfer> },
): void {
  if (order.balance === 0) throw errorOf(NOTHING_DUE);
  const { amount, reference } = assertComplete(received);
  const isSame = (transfer: ReceivedTransfer) => transferDigest(transfer.reference) === transferDigest(reference);
  if (order.history.some((each) => each.received && isSame(each.received))) throw errorOf(REFERENCE_REPEATED);
  if (amount !== order.balance && !change.note) throw errorOf(RECEIVED_DIFFERS, { note: 'Explica la diferencia' });
  push(order, 'instalment_received', { ...change, received: { amount, reference } });
}

/** A payment of an instalment that the provider approved. */
export interface OnlinePayment extends Payment {
  readonly transactionId: string;
  readonly amount: Pesos;
  /** Whether another order of the same pieces has money. */
  readonly isMadeAlready: boolean;
}

/**
 * Whether an online payment can still be recorded with its order. Otherwise it is money without a home: nobody would look for it at an order
 * that is being given back.
 */
export function takesMoney({ isRefunding, anonymisedAt }: Order): boolean {
  return !isRefunding && !anonymisedAt;
}

/**
 * Records an approved payment of an instalment. When the amount is no longer owed, because the order ended or another payment
 * arrived, a person reviews it.
 */
export function payOnline(order: Order, { amount, isMadeAlready, ...payment }: OnlinePayment, at: Date): void {
  const received = { amount, reference: payment.transactionId, payment };
  const change = { at, actor: 'provider', note: '', received };
  const isFirst = order.status === 'pending_transfer';
  const isOwed = amount <= amountDue(order) && !isMadeAlready;
  if (isOwed && !isFirst) push(order, 'instalment_received', change);
  else if (isOwed) enter(order, 'paid', change);
  else if (isFirst || order.nextStatuses.includes('payment_review')) {
    order.reviewReason = order.status === 'cancelled' ? 'late_payment' : 'second_payment';
    enter(order, 'payment_review', { ...change, reason: order.reviewReason });
  } else push(order, 'instalment_received', change);
}

/** Money that a person gave to the order. */
export interface GivenMoney extends Payment {
  readonly amount: Pesos;
  /** All that the order received, with it. */
  readonly received: Pesos;
}

/**
 * Records money that a person gave to the order. An order that waits for its transfer begins with its total or first instalment, and waits for
 * the rest of less; a cancelled one waits for a person.
 */
export function receiveGiven(
  order: Order,
  { amount, received, ...payment }: GivenMoney,
  { actor, at }: Pick<OrderChange, 'actor' | 'at'>,
): void {
  const reference = payment.transactionId ?? payment.reference ?? '';
  const change = { at, actor, note: '', received: { amount, reference, payment } };
  const begins = order.firstInstalment ?? order.purchase.finalTotal;
  if (order.status === 'pending_transfer' && received >= begins) enter(order, 'paid', change);
  else if (order.status === 'cancelled') {
    order.reviewReason = 'late_payment';
    enter(order, 'payment_review', { ...change, reason: 'late_payment' });
  } else push(order, 'instalment_received', change);
}

/** The provider voided the payment of an instalment: staff review the order, unless a refund has begun. */
export function voidOnline(order: Order, transactionId: string, at: Date): void {
  order.voidedAt(at);
  order.history = order.history.with(-1, { ...order.history.at(-1)!, voids: transactionId });
}

/** Whether money came after a reminder or an end without payment, so that its mail would be untrue by now. */
export function isAnswered({ history }: Order, step: number): boolean {
  const { event } = history[step]!;
  const isDunning = event === 'payment_reminder' || event === 'payment_overdue';
  return isDunning && history.slice(step + 1).some(({ received }) => received);
}

/** Records a reminder of the amount due. */
export function remind(order: Order, at: Date): void {
  push(order, 'payment_reminder', { at, actor: 'shop', note: '' });
}

/** Cancels an order that was not paid in time. A person reviews money that arrives later. */
export function endUnpaid(order: Order, at: Date): void {
  order.changeTo('cancelled', { at, actor: 'shop', note: '' });
  order.history = order.history.with(-1, { ...order.history.at(-1)!, event: 'payment_overdue' });
}

/** Whether the customer was mailed that the shop no longer uses the account that they were shown. */
export function isAccountWithdrawn({ history }: Order): boolean {
  const last = history.findLast(({ event }) => event === 'account_withdrawn' || event === 'account_given');
  return last?.event === 'account_withdrawn';
}

/** Records that the shop no longer uses the account that the customer was shown; false when it was recorded before. */
export function withdrawAccount(order: Order, at: Date): boolean {
  if (isAccountWithdrawn(order)) return false;
  push(order, 'account_withdrawn', { at, actor: 'shop', note: '' });
  return true;
}

/** Staff give the customer the account of now. */
export function giveAccount(
  order: Order,
  account: ShownAccount,
  { at, actor }: Pick<OrderChange, 'at' | 'actor'>,
): void {
  order.bankAccount = account;
  push(order, 'account_given', { at, actor, note: '' });
}

function enter(order: Order, status: OrderStatus, change: Omit<OrderChange, 'status'>): void {
  order.status = status;
  order.history = [...order.history, { ...change, status }];
}

function push(order: Order, event: OrderEvent, change: Omit<OrderChange, 'status' | 'event'>): void {
  order.history = [...order.history, { ...change, status: order.status, event }];
}

/** When the order began to wait for the amount due; null when it does not wait. A void ends an earlier request. */
function askedAt(order: Order): Date | null {
  // An order that a discount code made free waits for staff, and for no money.
  if (amountDue(order) === 0) return null;
  if (order.status === 'pending_transfer') return order.createdAt;
  const sinceVoid = order.history.slice(order.history.findLastIndex(({ voids }) => voids) + 1);
  return sinceVoid.findLast(({ event }) => event === 'balance_requested')?.at ?? null;
}

function remindedAt({ history }: Order, since: Date): Date | undefined {
  return history.findLast(({ event, at }) => event === 'payment_reminder' && at >= since)?.at;
}

type PartState = Pick<Instalment, 'state' | 'payBy' | 'paidAt'>;

function duePart(order: Order): PartState {
  return { state: 'due', payBy: payBy(order), paidAt: null };
}

/** The second instalment before it is paid. */
function laterPart(order: Order): PartState {
  const isSent = SENT.includes(order.status);
  const isDue = isSent || (order.holdsMoney && askedAt(order) !== null);
  return isDue ? duePart(order) : { state: 'waiting', payBy: null, paidAt: null };
}

function paidPart(change: OrderChange | undefined): PartState {
  return { state: 'paid', payBy: null, paidAt: change?.at ?? null };
}

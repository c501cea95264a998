import { addBusinessDays } from '../../common/delivery.js';
import { contactDetailsIn } from '../../common/contact-details.js';
import { errorOf, invalidFields } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { IN_WORKSHOP, MAKING_STATUSES, SENT } from '../../common/order-statuses.js';
import { bogotaDay } from '../../common/time.js';
import type { OrderChange, OrderEvent, ReviewReason } from './order-change.js';
import type { OrderStatus } from './order-status.js';
import type { Order } from './order.js';
import type { ShownAccount } from './shown-account.js';
import { BANK_TRANSFER } from './payment.js';

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

/** The part of what is owed that can be paid now; 0 while a payment is in review, and for an order that ended or is refunded. */
export function owedNow({ status, money, laterPart }: Order): Pesos {
  if (status === 'pending_transfer') return Math.max(0, money.owed - laterPart);
  return MAKING_STATUSES.includes(status) ? money.owed : 0;
}

/** Whether a transfer for the order may still come: one that is due, or a later instalment. */
export function owesTransfer(order: Order): boolean {
  const { status, payment, money } = order;
  const isInReview = status === 'payment_review' && money.held > 0 && money.owed > 0;
  return payment.method === BANK_TRANSFER && (owedNow(order) > 0 || isInReview);
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
  const { number, payment, purchase, firstInstalment, money, laterPart, status, isFree } = order;
  if (payment.method !== BANK_TRANSFER || isFree || status === 'cancelled' || order.isRefunding) return [];
  // A person may look at the money before the order is made: nothing of it is due again.
  const beginning =
    order.isBegun && (order.history.find((change) => change.status === 'paid') ?? order.payments.at(-1));
  const isBegun = Boolean(beginning);
  const begun = beginning ? paidPart(beginning) : duePart(order);
  const whole = purchase.finalTotal - money.allowed;
  const missing = money.owed - (isBegun ? 0 : laterPart);
  if (firstInstalment === null) return [{ ...begun, amount: missing || whole, reference: number }];
  const rest = isBegun && money.owed === 0 ? paidPart(order.payments.at(-1)) : laterPartOf(order);
  return [
    {
      ...begun,
      amount: isBegun ? (money.owed ? whole - money.owed : firstInstalment) : missing,
      reference: `${number}-1`,
    },
    { ...rest, amount: (isBegun && money.owed) || whole - firstInstalment, reference: `${number}-2` },
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
  const mayEnd = order.status === 'pending_transfer' && order.money.held <= 0;
  return mayEnd && today > payBy(order)! ? 'end' : null;
}

/** Whether the customer can be asked for what is owed: once before the parcel leaves, and once more after it left unpaid. */
export function canRequestBalance(order: Order): boolean {
  const isMade = IN_WORKSHOP.includes(order.status) || SENT.includes(order.status);
  return order.money.owed > 0 && isMade && askedAt(order) === null;
}

/** Records that the customer is asked for the balance, because the piece is finished. */
export function requestBalance(order: Order, { at, actor, note }: Pick<OrderChange, 'at' | 'actor' | 'note'>): void {
  assertNoNumbers({ note });
  if (!canRequestBalance(order)) throw errorOf(askedAt(order) ? BALANCE_REQUESTED : BALANCE_NOT_DUE);
  push(order, 'balance_requested', { at, actor, note });
}

/**
 * Money came for the order: `entry` is its row. It begins an order that waited for it once enough has come. What came for an order that had
 * ended, or for pieces that another order has, is reviewed by a person. More than is owed changes nothing else: the excess is open money.
 * `isMadeAlready`: whether another order of the same pieces has money.
 */
export function receive(
  order: Order,
  change: Pick<OrderChange, 'at' | 'actor' | 'note' | 'entry'>,
  isMadeAlready = false,
): void {
  const isFirst = order.status === 'pending_transfer';
  if (order.status === 'cancelled') return review(order, 'late_payment', change);
  if (isFirst && isMadeAlready) return review(order, 'second_payment', change);
  if (isFirst && order.isBegun) return enter(order, 'paid', change);
  push(order, 'instalment_received', change);
}

/**
 * A payment was taken back by staff, who had confirmed it on the wrong order. An order that is not made yet waits for its money again, and
 * one that ended before the money came has ended again; one that is being made is reviewed by a person.
 */
export function correctReceipt(order: Order, change: Pick<OrderChange, 'at' | 'actor' | 'note' | 'entry'>): void {
  if (!order.isBegun) {
    order.status = statusWithout(order);
    if (order.status === 'pending_transfer' || order.status === 'payment_review') order.promised = null;
  }
  push(order, 'receipt_corrected', change);
}

/** The status of an order that lacks the money of a payment that never was its own. */
function statusWithout({ status, openReview, money, payment }: Order): OrderStatus {
  if (status === 'payment_review' && openReview === 'late_payment') return money.held > 0 ? status : 'cancelled';
  if (status === 'in_production') return 'payment_review';
  if (status !== 'paid' && status !== 'payment_review') return status;
  return payment.method === BANK_TRANSFER ? 'pending_transfer' : 'payment_review';
}

/** The owner accepted less. It begins an order that waited for the rest. */
export function acceptLess(order: Order, change: Pick<OrderChange, 'at' | 'actor' | 'note'>): void {
  if (order.status === 'pending_transfer' && order.isBegun) enter(order, 'paid', change);
  else push(order, 'allowance_given', change);
}

/** Whether money came after a reminder or an end without payment, so that its mail would be untrue by now. */
export function isAnswered({ history }: Order, step: number): boolean {
  const { event } = history[step]!;
  const isDunning = event === 'payment_reminder' || event === 'payment_overdue';
  const isPayment = (change: OrderChange) => change.entry && change.event !== 'receipt_corrected';
  return isDunning && history.slice(step + 1).some(isPayment);
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

function review(order: Order, reason: ReviewReason, change: Omit<OrderChange, 'status'>): void {
  order.reviewReason = reason;
  enter(order, 'payment_review', { ...change, reason });
}

function push(order: Order, event: OrderEvent, change: Omit<OrderChange, 'status' | 'event'>): void {
  order.history = [...order.history, { ...change, status: order.status, event }];
}

/**
 * When the order began to wait for the amount due; null when it does not wait. A part of the money, or its correction, begins the wait
 * again; so does a parcel that left unpaid, and a void ends an earlier request.
 */
function askedAt(order: Order): Date | null {
  if (owedNow(order) === 0) return null;
  if (order.status === 'pending_transfer') return order.history.findLast(({ entry }) => entry)?.at ?? order.createdAt;
  const ends = ({ reason, status, event }: OrderChange) =>
    reason === 'voided' || (status === 'shipped' && event === undefined);
  const since = order.history.slice(order.history.findLastIndex(ends) + 1);
  return since.findLast(({ event }) => event === 'balance_requested')?.at ?? null;
}

function remindedAt({ history }: Order, since: Date): Date | undefined {
  return history.findLast(({ event, at }) => event === 'payment_reminder' && at >= since)?.at;
}

type PartState = Pick<Instalment, 'state' | 'payBy' | 'paidAt'>;

function duePart(order: Order): PartState {
  return { state: 'due', payBy: payBy(order), paidAt: null };
}

/** The second instalment before it is paid. */
function laterPartOf(order: Order): PartState {
  const isSent = SENT.includes(order.status);
  const isDue = isSent || (order.status !== 'pending_transfer' && askedAt(order) !== null);
  return isDue ? duePart(order) : { state: 'waiting', payBy: null, paidAt: null };
}

function paidPart(change: { readonly at: Date } | undefined): PartState {
  return { state: 'paid', payBy: null, paidAt: change?.at ?? null };
}

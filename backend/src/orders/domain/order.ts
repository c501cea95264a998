import { EXPRESS_SERVICE } from '../../common/add-ons.js';
import type { DeliveryRange } from '../../common/delivery.js';
import { DomainError, errorOf, invalidField } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { MAKING_STATUSES } from '../../common/order-statuses.js';
import { newOrderNumber } from './order-number.js';
import { type Decision, type OrderChange, type ReviewReason, type StaffNote, transfersIn } from './order-change.js';
import { needsMoney, nextStatuses, nextStatusesOfFree, type OrderStatus } from './order-status.js';
import { BANK_TRANSFER, type Payment } from './payment.js';
import { consentOf, type Purchase } from './purchase.js';
import type { ShownAccount } from './shown-account.js';
import {
  assertComplete,
  assertNotOnline,
  BALANCE_MISSING,
  RECEIVED_DIFFERS,
  RECEIVED_UNEXPECTED,
  type ReceivedTransfer,
  totalReceived,
} from './received-transfer.js';

/** The data that a new order is made from. */
export interface Placement {
  readonly purchase: Purchase;
  readonly payment: Payment;
  readonly status: 'paid' | 'pending_transfer';
  readonly reviewReason: ReviewReason | null;
  /** Amount, for a transfer in two instalments; null for every other payment. */
  readonly firstInstalment?: Pesos | null;
  /** The account that the customer transfers to; null for every other payment. */
  readonly bankAccount?: ShownAccount | null;
}

/** A confirmed purchase. */
export class Order {
  id!: string;
  /** `SIG-XXXXXX` */
  number!: string;
  status!: OrderStatus;
  /** Reason of the last review; never cleared, because it distinguishes several orders of one payment. */
  reviewReason!: ReviewReason | null;
  createdAt!: Date;
  /** The delivery dates that the customer was promised: set with the payment and never moved. Null before it and after a void. */
  promised!: DeliveryRange | null;
  purchase!: Purchase;
  payment!: Payment;
  /** First of two instalments by transfer; the rest is paid before the order ships. Null for every other payment. */
  firstInstalment!: Pesos | null;
  /** The account for transfers that its customer was shown; null for an order that was paid online, and for some of earlier releases. */
  bankAccount!: ShownAccount | null;
  /** Sum of its finished refunds, whole pesos; 0 for none. */
  refunded!: Pesos;
  consentVersion!: string | null;
  consentedAt!: Date | null;
  /** When its erasure was requested; null without a request. A job erases the order once it is finished. */
  eraseRequestedAt!: Date | null;
  /** When everything that names a person was removed; null before. */
  anonymisedAt!: Date | null;
  /** For staff alone, the oldest first. */
  staffNotes!: readonly StaffNote[];
  /** The oldest first; never empty. */
  history!: OrderChange[];

  /** Reason of the current review; null when a person put the order under review and wrote a note instead. */
  get openReview(): ReviewReason | null {
    return this.status === 'payment_review' ? this.reasonOf(this.history.findLast(({ event }) => !event)!) : null;
  }

  /**
   * The statuses that may follow the current one. An anonymised order lacks the texts and the address that making it
   * needs, so its money can only be refunded.
   */
  get nextStatuses(): readonly OrderStatus[] {
    const next = this.isFree ? nextStatusesOfFree(this.status) : nextStatuses(this.status, this.holdsMoney);
    return this.anonymisedAt ? next.filter((status) => !MAKING_STATUSES.includes(status)) : next;
  }

  /** Whether there is no money to pay, because of its discount code. */
  get isFree(): boolean {
    return this.purchase.finalTotal === 0;
  }

  /** Whether every piece is made by the express service: a parcel waits for its slowest. */
  get isExpress(): boolean {
    return this.purchase.lines.every(({ personalisation }) => personalisation.addOns.includes(EXPRESS_SERVICE));
  }

  /** The promised dates while the order is made and delivered; null in every other status. */
  get delivery(): DeliveryRange | null {
    return MAKING_STATUSES.includes(this.status) ? this.promised : null;
  }

  /** Whether the order is paid and has no promised dates yet. */
  get needsPromise(): boolean {
    return this.status === 'paid' && this.promised === null;
  }

  /** Whether the payment is being refunded, or was. */
  get isRefunding(): boolean {
    return this.status === 'refund_pending' || this.status === 'refunded';
  }

  /** The sum of all confirmed transfers; undefined when staff confirmed none. */
  get received(): ReceivedTransfer | undefined {
    return totalReceived(transfersIn(this.history));
  }

  /** Whether the shop has money for this order: an approved payment that was not voided, or a confirmed transfer. */
  get holdsMoney(): boolean {
    return this.status !== 'refunded' && this.isPaid;
  }

  /** The same, also after all of it was given back. */
  get isPaid(): boolean {
    if (this.received) return true;
    if (this.isFree) return false;
    if (this.payment.transactionId) return this.reviewReason !== 'voided';
    // Earlier releases confirmed transfers without their amount. An order with a recorded amount lost it to a void.
    const isOfThisRelease = this.history.some(({ received }) => received);
    return !isOfThisRelease && this.history.some(({ status }) => status === 'paid');
  }

  /** Whether somebody paid for the order or it is free; false for one that anybody can place without limit. */
  get isBought(): boolean {
    return this.isPaid || this.isFree || this.payment.transactionId !== null;
  }

  /** The second instalment that is to be paid before the order ships; 0 for none. */
  get balance(): Pesos {
    if (this.firstInstalment === null || !this.holdsMoney || this.isRefunding) return 0;
    return Math.max(0, this.purchase.finalTotal - (this.received?.amount ?? 0));
  }

  /** Method of the money that the shop holds: an order by transfer may be paid online, and a voided payment again by transfer. */
  get paidBy(): Pick<Payment, 'method' | 'transactionId'> & { readonly amount: Pesos } {
    const { received, purchase } = this;
    if (!received) return { ...pickWay(this.payment), amount: purchase.finalTotal };
    const payments = transfersIn(this.history).map(({ payment }) => payment);
    const online = payments.every(Boolean) ? payments.at(-1) : undefined;
    return { ...pickWay(online ?? { method: BANK_TRANSFER, transactionId: null }), amount: received.amount };
  }

  /** The online payment with this transaction: the one that made the order, or one of an instalment. */
  paymentOf(transactionId: string): Payment | undefined {
    const instalments = this.history.flatMap(({ received }) => received?.payment ?? []);
    return [this.payment, ...instalments].find((payment) => payment.transactionId === transactionId);
  }

  /** The attempts that paid the order or an instalment of it. */
  get attemptIds(): string[] {
    const instalments = this.history.flatMap(({ received }) => received?.payment ?? []);
    return [this.payment, ...instalments].flatMap(({ attemptId }) => attemptId ?? []);
  }

  /** Whether this status must be entered with the transfer that was received: no other money is known, and it is not free. */
  needsReceived(status: OrderStatus): boolean {
    return needsMoney(status) && !this.holdsMoney && !this.isFree;
  }

  /** Whether a transfer may be confirmed with this status: the first one, or one that is added to those before. */
  mayReceive(status: OrderStatus): boolean {
    const isPaidByCard = this.payment.transactionId !== null && !this.received && this.holdsMoney;
    return !isPaidByCard && (status === 'payment_review' || needsMoney(status));
  }

  /** Reason of an automatic review that begins with this change; null for a review by a person and for any other change. */
  reasonOf({ status, actor, reason, event }: OrderChange): ReviewReason | null {
    if (status !== 'payment_review' || event) return null;
    // Earlier releases kept the reason with the order alone.
    return reason ?? (actor === 'provider' ? this.reviewReason : null);
  }

  /** A new order with a review reason begins as `payment_review`, regardless of `status`. */
  static place(id: string, placement: Placement, now: Date): Order {
    const { purchase, payment, status, reviewReason, firstInstalment = null, bankAccount = null } = placement;
    const begin = reviewReason ? 'payment_review' : status;
    const actor = payment.transactionId ? 'provider' : 'shop';
    const consent = consentOf(purchase.customer, now);
    return Object.assign(new Order(), {
      id,
      number: newOrderNumber(),
      status: begin,
      reviewReason,
      createdAt: now,
      purchase,
      payment,
      firstInstalment,
      bankAccount,
      staffNotes: [],
      consentVersion: consent && consent.version,
      consentedAt: consent && new Date(consent.at),
      eraseRequestedAt: null,
      anonymisedAt: null,
      promised: null,
      refunded: 0,
      history: [{ status: begin, at: now, actor, note: '', ...(reviewReason && { reason: reviewReason }) }],
    } satisfies Fields);
  }

  /**
   * Throws when this status may not follow the current one, when a refund has no evidence, when money is not confirmed, or when no
   * note explains why an amount other than the total is accepted, or why the order ships before its second instalment is paid.
   */
  changeTo(status: OrderStatus, { received, shipsUnpaid, ...change }: Decision): void {
    if (!this.nextStatuses.includes(status))
      throw new DomainError('conflict', 'order.state', 'El pedido no puede pasar a ese estado desde el actual.');
    if (status === 'refunded' && !change.note) {
      const message = 'Escribe la evidencia del reembolso';
      throw invalidField('note', message);
    }
    if (status === 'shipped' && this.balance > 0 && !(shipsUnpaid && change.note))
      throw errorOf(BALANCE_MISSING, { note: 'Explica por qué sale sin el saldo' });
    const transfer = this.confirmedTransfer(status, received);
    const history = [...this.history, { ...change, status, ...(transfer && { received: transfer }) }];
    const amount = totalReceived(transfersIn(history))?.amount ?? this.paidBy.amount;
    const isExpected = amount === this.purchase.finalTotal || amount === this.firstInstalment;
    if (status === 'paid' && !isExpected && !change.note)
      throw errorOf(RECEIVED_DIFFERS, { note: 'Explica la diferencia' });
    this.status = status;
    this.history = history;
  }

  /** The provider voided the payment: staff review the order, unless a refund has begun. */
  voidedAt(at: Date): void {
    const status = this.nextStatuses.includes('payment_review') ? 'payment_review' : this.status;
    this.status = status;
    this.reviewReason = 'voided';
    this.promised = null;
    this.history.push({ status, at, actor: 'provider', note: 'El proveedor anuló el pago.', reason: 'voided' });
  }

  private confirmedTransfer(status: OrderStatus, received: Decision['received']): ReceivedTransfer | undefined {
    if (!received && !this.needsReceived(status)) return undefined;
    if (!this.mayReceive(status)) throw errorOf(RECEIVED_UNEXPECTED);
    const transfer = assertComplete(received);
    assertNotOnline(transfer, transfersIn(this.history));
    return transfer;
  }
}

function pickWay({ method, transactionId }: Pick<Payment, 'method' | 'transactionId'>) {
  return { method, transactionId };
}

/** The stored fields. */
type Fields = Pick<
  Order,
  | 'id'
  | 'number'
  | 'status'
  | 'reviewReason'
  | 'createdAt'
  | 'promised'
  | 'purchase'
  | 'payment'
  | 'firstInstalment'
  | 'bankAccount'
  | 'refunded'
  | 'consentVersion'
  | 'consentedAt'
  | 'eraseRequestedAt'
  | 'anonymisedAt'
  | 'staffNotes'
  | 'history'
>;

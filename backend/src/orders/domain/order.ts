import { EXPRESS_SERVICE } from '../../common/add-ons.js';
import type { DeliveryRange } from '../../common/delivery.js';
import { DomainError, errorOf, invalidField } from '../../common/domain-error.js';
import type { Pesos } from '../../common/money.js';
import { MAKING_STATUSES } from '../../common/order-statuses.js';
import type { Entry, OrderLedger } from '../../money/index.js';
import type { Decision, OrderChange, ReviewReason, StaffNote } from './order-change.js';
import { nextStatuses, nextStatusesOfFree, type OrderStatus } from './order-status.js';
import type { Payment } from './payment.js';
import { fieldsOf, type Placement } from './placement.js';
import type { Purchase } from './purchase.js';
import type { ShownAccount } from './shown-account.js';
import { BALANCE_MISSING, RECEIVED_FIELDS, RECEIVED_MISSING } from './received-transfer.js';

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
  /** What came, what was given back and what is owed, with its rows. The ledger keeps it: an order never changes it by itself. */
  money!: OrderLedger;
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
    const next = this.isFree ? nextStatusesOfFree(this.status) : nextStatuses(this.status, this.money.held);
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

  /** Whether somebody paid for the order or it is free; false for one that anybody can place without limit. */
  get isBought(): boolean {
    return this.isFree || this.money.entries.length > 0;
  }

  /** The part that is paid after the order began and before it ships: the second instalment; 0 for none. */
  get laterPart(): Pesos {
    return this.firstInstalment === null ? 0 : this.purchase.finalTotal - this.firstInstalment;
  }

  /** Whether enough was paid to make it. */
  get isBegun(): boolean {
    return this.money.owed <= this.laterPart;
  }

  /** The payments that were not reversed, the oldest first. */
  get payments(): readonly Entry[] {
    const { entries } = this.money;
    const reversed = new Set(entries.flatMap(({ kind, reverses }) => (kind === 'reversal' ? (reverses ?? []) : [])));
    return entries.filter(({ kind, id }) => kind === 'payment' && !reversed.has(id));
  }

  /** How it was paid last, or is to be paid: an order by transfer may be paid online, and a voided payment again by transfer. */
  get currentPayment(): Pick<Payment, 'method' | 'transactionId'> {
    return this.payments.at(-1) ?? this.payment;
  }

  /** The online payment with this transaction, also one that was reversed. */
  paymentOf(transactionId: string): Entry | undefined {
    return this.money.entries.find((entry) => entry.kind === 'payment' && entry.transactionId === transactionId);
  }

  /** Reason of an automatic review that begins with this change; null for a review by a person and for any other change. */
  reasonOf({ status, reason, event }: OrderChange): ReviewReason | null {
    return status === 'payment_review' && !event ? (reason ?? null) : null;
  }

  /** A new order with a review reason begins as `payment_review`, regardless of `status`. */
  static place(id: string, placement: Placement, now: Date): Order {
    return Object.assign(new Order(), fieldsOf(id, placement, now) satisfies Partial<Order>);
  }

  /**
   * Throws when this status may not follow the current one, when a refund has no evidence, when too little was paid to make it, or when no
   * note explains why it ships before all of it is paid.
   */
  changeTo(status: OrderStatus, { shipsUnpaid, ...change }: Decision): void {
    if (!this.nextStatuses.includes(status))
      throw new DomainError('conflict', 'order.state', 'El pedido no puede pasar a ese estado desde el actual.');
    if (status === 'refunded' && !change.note) throw invalidField('note', 'Escribe la evidencia del reembolso');
    if (status === 'shipped' && this.money.owed > 0 && !(shipsUnpaid && change.note))
      throw errorOf(BALANCE_MISSING, { note: 'Explica por qué sale sin el saldo' });
    if (status === 'paid' && !this.isBegun) throw errorOf(RECEIVED_MISSING, RECEIVED_FIELDS);
    this.status = status;
    this.history = [...this.history, { ...change, status }];
  }

  /** The provider voided the payment: staff review the order, unless a refund has begun. */
  voidedAt(at: Date): void {
    const status = this.nextStatuses.includes('payment_review') ? 'payment_review' : this.status;
    this.status = status;
    this.reviewReason = 'voided';
    this.promised = null;
    this.history.push({ status, at, actor: 'provider', note: 'El proveedor anuló el pago.', reason: 'voided' });
  }
}

import { DomainError } from '../../common/domain-error.js';
import { newOrderNumber } from './order-number.js';
import { mayFollow, type OrderState } from './order-state.js';
import { type Purchase, withoutPerson } from './purchase.js';

/** The version of terms and privacy policy that the checkout links to; raise it with the texts (decisions, 31). */
const TERMS_VERSION = '2026-11';

/** Why a person must look at a paid order before anything is made. */
export type ReviewReason = 'late_payment' | 'second_payment' | 'voided';

/** How an order was paid. */
export interface Payment {
  /** `BANK_TRANSFER`, or the provider's name of the method. */
  readonly method: string;
  /** The provider's; null for a bank transfer. */
  readonly transactionId: string | null;
  readonly reference: string | null;
  /** The attempt that paid; null for a bank transfer. */
  readonly attemptId: string | null;
}

/** One step of an order's life. */
export interface OrderChange {
  readonly status: OrderState;
  readonly at: Date;
  /** `shop`, `provider`, or the address of somebody of the staff. */
  readonly actor: string;
  /** The evidence of a refund, the number of a parcel …; '' for none. */
  readonly note: string;
}

/** What an order is placed with. */
export interface Placement {
  readonly purchase: Purchase;
  readonly payment: Payment;
  readonly status: 'paid' | 'pending_transfer';
  readonly reviewReason: ReviewReason | null;
}

/** A purchase that the shop answers for (decisions, 20 to 27). */
export class Order {
  id!: string;
  /** `SIG-XXXXXX` */
  number!: string;
  status!: OrderState;
  /** What put it under review first or last, kept for good: it tells several orders of one payment apart. */
  reviewReason!: ReviewReason | null;
  createdAt!: Date;
  purchase!: Purchase;
  payment!: Payment;
  consentVersion!: string | null;
  consentedAt!: Date | null;
  /** When everything that names a person was removed; null before. */
  anonymisedAt!: Date | null;
  /** The oldest first; never empty. */
  history!: OrderChange[];

  /** Why the order waits for a person at this moment; whoever of the staff put it there wrote a note instead. */
  get openReview(): ReviewReason | null {
    const { status, actor } = this.history.at(-1)!;
    return status === 'payment_review' && actor === 'provider' ? this.reviewReason : null;
  }

  /** A review reason puts a new order into `payment_review`, whatever it would have begun as. */
  static place(id: string, { purchase, payment, status, reviewReason }: Placement, now: Date): Order {
    const begin = reviewReason ? 'payment_review' : status;
    const actor = payment.transactionId ? 'provider' : 'shop';
    const { dataConsent } = purchase.customer;
    return Object.assign(new Order(), {
      id,
      number: newOrderNumber(),
      status: begin,
      reviewReason,
      createdAt: now,
      purchase,
      payment,
      consentVersion: dataConsent ? TERMS_VERSION : null,
      consentedAt: dataConsent ? now : null,
      anonymisedAt: null,
      history: [{ status: begin, at: now, actor, note: '' }],
    } satisfies Fields);
  }

  /** Throws when this state may not follow the present one, or when a refund has no evidence. */
  changeTo(status: OrderState, change: Omit<OrderChange, 'status'>): void {
    if (!mayFollow(status, this.status))
      throw new DomainError('conflict', 'order.state', 'El pedido no puede pasar a ese estado desde el actual.');
    if (status === 'refunded' && !change.note) {
      const message = 'Escribe la evidencia del reembolso';
      throw new DomainError('malformed', 'request.invalid', message, { note: message });
    }
    this.status = status;
    this.history.push({ ...change, status });
  }

  /** The provider took the payment back: a person looks, unless the money is being given back already. */
  voidedAt(at: Date): void {
    const status = mayFollow('payment_review', this.status) ? 'payment_review' : this.status;
    this.status = status;
    this.reviewReason = 'voided';
    this.history.push({ status, at, actor: 'provider', note: 'El proveedor anuló el pago.' });
  }

  /** Removes everything that names a person. Number, dates, products and amounts stay for the accounts. */
  anonymise(at: Date): void {
    this.purchase = withoutPerson(this.purchase);
    this.history = this.history.map((change) => ({ ...change, note: '' }));
    this.anonymisedAt = at;
  }
}

type Fields = Omit<Order, 'changeTo' | 'voidedAt' | 'openReview' | 'anonymise'>;

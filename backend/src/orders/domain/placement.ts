import type { Pesos } from '../../common/money.js';
import type { OrderLedger } from '../../money/index.js';
import type { OrderChange, ReviewReason, StaffNote } from './order-change.js';
import { newOrderNumber } from './order-number.js';
import type { Payment } from './payment.js';
import { consentOf, type Purchase } from './purchase.js';
import type { ShownAccount } from './shown-account.js';

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

/** What a new order has before anything happens to it; its money comes with the first entry of the ledger. */
export function fieldsOf(id: string, placement: Placement, now: Date) {
  const { purchase, payment, status, reviewReason, firstInstalment = null, bankAccount = null } = placement;
  const begin: OrderChange['status'] = reviewReason ? 'payment_review' : status;
  const actor = payment.transactionId ? 'provider' : 'shop';
  const consent = consentOf(purchase.customer, now);
  return {
    id,
    number: newOrderNumber(),
    status: begin,
    reviewReason,
    createdAt: now,
    purchase,
    payment,
    firstInstalment,
    bankAccount,
    staffNotes: [] as StaffNote[],
    consentVersion: consent && consent.version,
    consentedAt: consent && new Date(consent.at),
    eraseRequestedAt: null,
    anonymisedAt: null,
    promised: null,
    money: nothingPaid(purchase.finalTotal),
    history: [
      { status: begin, at: now, actor, note: '', ...(reviewReason && { reason: reviewReason }) },
    ] as OrderChange[],
  };
}

function nothingPaid(total: Pesos): OrderLedger {
  return { total, allowed: 0, received: 0, returned: 0, held: 0, owed: total, entries: [], allowances: [] };
}

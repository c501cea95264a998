import type { OrderStatus } from './order-status.js';
import type { Shipment } from './shipment.js';

export const REVIEW_REASONS = [
  'late_payment',
  'second_payment',
  'voided',
  'discount_over_limit',
  'contradicted',
] as const;

/** Reasons for which a person must review a paid order before it is made. */
export type ReviewReason = (typeof REVIEW_REASONS)[number];

export const ORDER_EVENTS = [
  'balance_requested',
  'instalment_received',
  'receipt_corrected',
  'allowance_given',
  'payment_reminder',
  'payment_overdue',
  'shipment_corrected',
  'details_corrected',
  'account_withdrawn',
  'account_given',
] as const;

/** An event of an order that the status does not show. */
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** A value that was corrected before production. */
export interface CorrectedField {
  readonly field: 'phone' | 'address' | 'name';
  /** Position of the piece in the order, from 0, for `name`. */
  readonly position?: number;
  readonly before: string;
  readonly after: string;
}

/** One step of an order's life. */
export interface OrderChange {
  /** The status after it; an event may leave it unchanged. */
  readonly status: OrderStatus;
  readonly at: Date;
  /** `shop`, `provider`, or the email of a staff member. */
  readonly actor: string;
  /** The evidence of a refund, the number of a parcel …; '' for none. */
  readonly note: string;
  /** Reason of an automatic change; missing for a change by a person. */
  readonly reason?: ReviewReason;
  readonly event?: OrderEvent;
  /** Id of the entry of the ledger that came with this change: a payment, or its reversal. Missing for none. */
  readonly entry?: string;
  /** How the parcel left with this change, or the correction of it. */
  readonly shipment?: Shipment;
  /** The fields that this change corrected, only for staff. */
  readonly corrected?: readonly CorrectedField[];
}

/** A staff member's decision about an order. */
export type Decision = Pick<OrderChange, 'at' | 'actor' | 'note'> & {
  /** The payment that came with it. */
  readonly entry?: string;
  /** Ships the order although a part of it is not paid; needs a note. */
  readonly shipsUnpaid?: boolean;
  /** How the parcel leaves, for `shipped`. */
  readonly shipment?: Shipment;
};

/** A note of a staff member for colleagues. Neither the customer nor a mail ever gets it. */
export interface StaffNote {
  readonly text: string;
  /** ISO 8601, because the notes are stored as JSON. */
  readonly at: string;
  /** Email of the author. */
  readonly actor: string;
}

/** Latest shipment, with corrections; null before shipping, and for a parcel that is described only in the note. */
export function shipmentIn(history: readonly OrderChange[]): Shipment | null {
  return history.findLast(({ shipment }) => shipment)?.shipment ?? null;
}

/** The history without notes, corrected values, and tracking numbers, with which the carrier shows name and address. */
export function withoutTexts(history: readonly OrderChange[]): OrderChange[] {
  return history.map((change) => ({
    ...change,
    shipment: undefined,
    corrected: undefined,
    note: '',
  }));
}

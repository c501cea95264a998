import type { Pesos } from '../../common/money.js';
import type { OrderStatus } from './order-status.js';
import { type ReceivedTransfer, transferDigest } from './received-transfer.js';
import type { Shipment } from './shipment.js';

export const REVIEW_REASONS = ['late_payment', 'second_payment', 'voided', 'contradicted'] as const;

/** Reasons for which a person must review a paid order before it is made. */
export type ReviewReason = (typeof REVIEW_REASONS)[number];

export const ORDER_EVENTS = [
  'balance_requested',
  'instalment_received',
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
  /** The transfer that this change confirmed; missing for every other change. */
  readonly received?: ReceivedTransfer;
  /** The transaction that the provider voided with this change; its money no longer counts. */
  readonly voids?: string;
  /** The part of the voided payment that earlier refunds had given back, whole pesos; missing for none. */
  readonly returned?: Pesos;
  /** How the parcel left with this change, or the correction of it. */
  readonly shipment?: Shipment;
  /** The fields that this change corrected, only for staff. */
  readonly corrected?: readonly CorrectedField[];
}

/** A staff member's decision about an order. */
export type Decision = Pick<OrderChange, 'at' | 'actor' | 'note'> & {
  /** Needed where no money is known yet, see {@link Order.needsReceived}. */
  readonly received?: Partial<ReceivedTransfer>;
  /** Ships the order although its second instalment is missing; needs a note. */
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

/** The transfers that these changes confirmed, without online payments that were taken back. */
export function transfersIn(history: readonly OrderChange[]): ReceivedTransfer[] {
  const voided = new Set(history.flatMap(({ voids }) => voids ?? []));
  const received = history.flatMap((change) => change.received ?? []);
  return received.filter(({ payment }) => !payment?.transactionId || !voided.has(payment.transactionId));
}

/**
 * The history without notes, corrected values, tracking numbers (with which the carrier shows name and address) and the references of
 * transfers, which are free text and often contain the sender's name. Numbers in their place still distinguish the transfers.
 */
export function withoutTexts(history: readonly OrderChange[]): OrderChange[] {
  const received = history.flatMap((change) => change.received ?? []);
  const transfers = [...new Set(received.map(({ reference }) => transferDigest(reference)))];
  const numbered = (transfer: ReceivedTransfer) => ({
    ...transfer,
    reference: String(transfers.indexOf(transferDigest(transfer.reference)) + 1),
  });
  return history.map(({ received, ...change }) => ({
    ...change,
    shipment: undefined,
    corrected: undefined,
    note: '',
    ...(received && { received: numbered(received) }),
  }));
}

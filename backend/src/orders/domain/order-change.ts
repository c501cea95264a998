import type { OrderState } from './order-state.js';
import { type ReceivedTransfer, transferDigest } from './received-transfer.js';

export const REVIEW_REASONS = ['late_payment', 'second_payment', 'voided'] as const;

/** Why a person must look at a paid order before anything is made. */
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** One step of an order's life. */
export interface OrderChange {
  readonly status: OrderState;
  readonly at: Date;
  /** `shop`, `provider`, or the address of somebody of the staff. */
  readonly actor: string;
  /** The evidence of a refund, the number of a parcel …; '' for none. */
  readonly note: string;
  /** Why the shop itself made this change; missing when a person did. */
  readonly reason?: ReviewReason;
  /** The transfer that this change confirmed; missing for every other change. */
  readonly received?: ReceivedTransfer;
}

/** A staff member's decision about an order. */
export type Decision = Pick<OrderChange, 'at' | 'actor' | 'note'> & {
  /** Needed where no money is known yet, see {@link Order.needsReceived}. */
  readonly received?: Partial<ReceivedTransfer>;
};

/** What somebody of the staff wrote for the others. Neither the shopper nor a mail ever gets it. */
export interface StaffNote {
  readonly text: string;
  /** ISO 8601, because the notes are stored as JSON. */
  readonly at: string;
  /** Address of who wrote it. */
  readonly actor: string;
}

/** The transfers that these changes confirmed. */
export function transfersIn(history: readonly OrderChange[]): ReceivedTransfer[] {
  return history.flatMap(({ received }) => received ?? []);
}

/**
 * The history without notes and without the references of transfers, which are free text and often contain the sender's name. Numbers in
 * their place still distinguish the transfers.
 */
export function withoutTexts(history: readonly OrderChange[]): OrderChange[] {
  const transfers = [...new Set(transfersIn(history).map(({ reference }) => transferDigest(reference)))];
  const numbered = ({ amount, reference }: ReceivedTransfer) => ({
    amount,
    reference: String(transfers.indexOf(transferDigest(reference)) + 1),
  });
  return history.map(({ received, ...change }) => ({
    ...change,
    note: '',
    ...(received && { received: numbered(received) }),
  }));
}

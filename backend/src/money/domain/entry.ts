import { contentHash } from '../../common/content-hash.js';
import { CURRENCY, type Pesos } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';

/**
 * `payment`: money came. `reversal`: a payment that never was, or no longer is: the provider voided it or took it back, or staff had
 * confirmed it by mistake. `refund`: money was given back. `payout` and `fee`: what the provider deposited in the bank, and what it kept.
 */
export const ENTRY_KINDS = ['payment', 'reversal', 'refund', 'payout', 'fee'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * What the money is for. `order`: the pieces. `shipping`: what a customer paid the carrier on delivery; a refund of it does not count
 * against what the shop holds. `none`: payouts and fees.
 */
export type Covers = 'order' | 'shipping' | 'none';

/** Whoever paid, as the provider or the bank names them. Erased with the order's personal data. */
export interface EntryPayer {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}

/** One movement of money. It never changes; a correction is another entry. */
export interface Entry {
  readonly id: string;
  /** When the shop recorded it. */
  readonly at: Date;
  /** When the money moved, as the provider or the bank says; books go by this moment. */
  readonly movedAt: Date;
  readonly kind: EntryKind;
  /** Positive, also for money that left. Pesos; a fraction only when a provider reported one, and never in the money of an order. */
  readonly amount: Pesos;
  /** ISO 4217. Money in another currency than the shop's belongs to no order. */
  readonly currency: string;
  /** The order that it belongs to: its own, or the one that it was given to later. Null for money without a home. */
  readonly orderId: string | null;
  /** Whether it had no order when it was recorded and was given to this one later, from which `Ledger.assign` can take it. */
  readonly isGiven: boolean;
  /** `BANK_TRANSFER`, the provider's name of a method (`CARD`, `PSE` …), or of a refund `card_void`, `provider_panel`, `bank_transfer`. */
  readonly method: string;
  /** Null for money from bank to bank. */
  readonly provider: ProviderId | null;
  /**
   * The provider's transaction. A reversal has the one of its payment. A refund has it only when the provider gave that payment back
   * whole (a void): a later `VOIDED` of the transaction is then this refund, and no reversal.
   */
  readonly transactionId: string | null;
  /** The bank's reference of a transfer, as staff typed it, or the reference of an online payment; null for none, and after erasure. */
  readonly reference: string | null;
  /** The payment attempt that it paid; null for none. */
  readonly attemptId: string | null;
  /** The payment that a reversal takes back, or that a refund of money without a home gives back; null for every other entry. */
  readonly reverses: string | null;
  readonly covers: Covers;
  /** `shop`, `provider`, or the email of a staff member. */
  readonly actor: string;
  /** Why, for a reversal by staff; '' for nothing, and after erasure. */
  readonly reason: string;
  /** A sentence about it; '' for nothing, and after erasure. */
  readonly note: string;
  /** What proves a refund: the id of the provider or the bank; '' for nothing, and after erasure. */
  readonly evidence: string;
  readonly payer: EntryPayer | null;
}

/** What an owner accepted less for good, as a discount after the order was placed. Not a movement of money. */
export interface Allowance {
  readonly id: string;
  readonly orderId: string;
  readonly amount: Pesos;
  readonly reason: string;
  /** Email of the owner. */
  readonly actor: string;
  readonly at: Date;
}

/** An entry to record. What is missing: a new id, now, the shop's currency, `order`, and null or '' for the rest. */
export type NewEntry = Pick<Entry, 'kind' | 'amount' | 'method' | 'actor'> &
  Partial<Omit<Entry, 'at'>> & {
    /** Digest of the file that proves a refund, where there is no `evidence`: the same file never proves two refunds of one method. */
    readonly evidenceFileDigest?: string;
  };

/** The entry with its defaults; `covers` is `none` for payouts and fees. */
export function entryOf({ evidenceFileDigest: _digest, ...given }: NewEntry, now: Date): Entry {
  const covers = given.kind === 'payout' || given.kind === 'fee' ? 'none' : 'order';
  return {
    id: crypto.randomUUID(),
    movedAt: now,
    currency: CURRENCY,
    orderId: null,
    isGiven: false,
    provider: null,
    transactionId: null,
    reference: null,
    attemptId: null,
    reverses: null,
    covers,
    reason: '',
    note: '',
    evidence: '',
    payer: null,
    ...given,
    at: now,
  };
}

/**
 * Equal for every spelling of a reference or an evidence: case, blanks and dashes do not matter. Names nobody, so that it outlives the
 * erasure of the text.
 */
export function referenceDigest(text: string): string {
  return contentHash(text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || text);
}

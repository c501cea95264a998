import type { Pesos } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';
import type { Allowance, Entry } from '../domain/entry.js';
import type { MoneySums } from '../domain/order-money.js';

/** What is unique about an entry: digests of `referenceDigest`; null for none. */
export interface EntryDigests {
  /** Of a bank reference. No two entries that are not reversed have the same. */
  readonly reference: string | null;
  /** Of what proves a refund. No two refunds of one method have the same. */
  readonly evidence: string | null;
}

/** What became of an entry that was to be added. */
export type Added =
  /** `sums` of its order after it; null without an order. */
  | { readonly kind: 'added'; readonly sums: MoneySums | null }
  /** The same transaction has an entry of this kind: nothing was added. */
  | { readonly kind: 'known'; readonly entry: Entry }
  /** Another entry has the bank reference, or a refund has the evidence. */
  | { readonly kind: 'repeated'; readonly digest: 'reference' | 'evidence'; readonly entry: Entry }
  /** A refund of more than the shop holds for the order. */
  | { readonly kind: 'exceeds_held' }
  /** The payment was reversed before. */
  | { readonly kind: 'reversed' };

/** A page of orders whose sums were compared with their rows. */
export interface CheckedBalances {
  /** Ids of the orders whose sums differ. */
  readonly differing: readonly string[];
  /** Id of the last order of the page; null when there are no more. */
  readonly last: string | null;
}

/** Stores the movements of money and keeps the sums of each order with them, in the caller's transaction. */
export abstract class MoneyEntries {
  /** Adds the balance of a new order; changes nothing when there is one. */
  abstract open(orderId: string, total: Pesos): Promise<void>;

  /** Adds an entry and changes the sums of its order, which must be open, in one statement. */
  abstract add(entry: Entry, digests: EntryDigests): Promise<Added>;

  abstract find(id: string): Promise<Entry | null>;

  /** Locked until the transaction ends. */
  abstract findForUpdate(id: string): Promise<Entry | null>;

  /** The entries that reverse this payment or give it back. */
  abstract reversing(id: string): Promise<Entry[]>;

  abstract ofTransaction(provider: ProviderId, transactionId: string): Promise<Entry[]>;

  /** The oldest first. */
  abstract ofOrder(orderId: string): Promise<Entry[]>;

  /** Sums of these orders; those without a balance are left out. */
  abstract sumsOf(orderIds: readonly string[]): Promise<Map<string, MoneySums>>;

  /** The sums of an order, locked until the transaction ends; null without a balance. */
  abstract sumsForUpdate(orderId: string): Promise<MoneySums | null>;

  /** Gives a payment without an order of its own to this order, or with null back to none; returns the sums of the order. */
  abstract assign(
    entry: Entry,
    orderId: string | null,
    by: { readonly actor: string; readonly reason: string; readonly at: Date },
  ): Promise<MoneySums | null>;

  /** Stores an allowance; returns the sums of its order. */
  abstract allow(allowance: Allowance): Promise<MoneySums>;

  abstract allowancesOf(orderId: string): Promise<Allowance[]>;

  /** Changes what the order costs. */
  abstract setTotal(orderId: string, total: Pesos): Promise<void>;

  /** Deletes who paid these orders' entries, and what staff wrote about them, their allowances and assignments. References and evidence stay for the accounts. */
  abstract eraseNames(orderIds: readonly string[]): Promise<void>;

  /** Deletes the texts of these orders' entries: references, reasons, notes, evidence and payers. Amounts, times and digests stay. */
  abstract eraseTexts(orderIds: readonly string[]): Promise<void>;

  /**
   * Of payments that no order has and that were taken back or given back before `moment`: deletes who paid and what staff wrote, with
   * `everything` also references and evidence. Returns the number of changed entries, at most `limit`.
   */
  abstract eraseWithoutOrder(moment: Date, limit: number, everything: boolean): Promise<number>;

  /** Compares the sums of up to `limit` orders after this id with their rows. */
  abstract check(after: string | null, limit: number): Promise<CheckedBalances>;
}

import type { Pesos } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';
import type { Covers, EntryKind } from '../../money/index.js';
import type { OrderStatus } from '../../orders/index.js';
import type { BookMonth, EntrySum, MonthRange, OrdersWithMoney } from '../domain/books.js';
import type { OwingOrderFacts } from '../domain/deposit.js';
import type { AccountEntry } from '../domain/compare-statement.js';

/** The order of an entry. */
export interface BookOrder {
  readonly id: string;
  readonly number: string;
  /** '' after erasure. */
  readonly customer: string;
}

/** An entry of the ledger with its order. */
export interface BookEntry {
  readonly id: string;
  /** When it was recorded. */
  readonly at: Date;
  /** When the money moved, as the provider or the bank says. */
  readonly movedAt: Date;
  readonly kind: EntryKind;
  readonly amount: Pesos;
  readonly currency: string;
  readonly method: string;
  readonly provider: ProviderId | null;
  readonly transactionId: string | null;
  /** The bank's; null for none, and after erasure. */
  readonly reference: string | null;
  readonly reverses: string | null;
  readonly covers: Covers;
  readonly actor: string;
  readonly reason: string;
  readonly note: string;
  /** What proves a refund. */
  readonly evidence: string;
  /** Null for payouts and fees, and for money without a home. */
  readonly order: BookOrder | null;
  /** Who paid, as the provider says; '' for nothing. */
  readonly payer: string;
}

/** Which entries; a missing field matches all. */
export interface EntryFilter {
  /** The money moved at this moment or later. */
  readonly from?: Date;
  /** The money moved before this moment. */
  readonly before?: Date;
  readonly kinds?: readonly EntryKind[];
  readonly method?: string;
}

export interface EntryPosition {
  readonly movedAt: Date;
  readonly id: string;
}

/** An order that still owes money. */
export interface OwingOrder extends BookOrder {
  readonly status: OrderStatus;
  readonly createdAt: Date;
  readonly total: Pesos;
  readonly received: Pesos;
  readonly owed: Pesos;
}

/** Orders that owe: `waiting` for their first transfer, or a balance of those that are made or sent. */
export type Owing = 'waiting' | 'balance';

/** What only the sums of a month need. */
export type MonthRecords = Pick<
  BookMonth,
  'sales' | 'discounts' | 'allowances' | 'receivables' | 'advances' | 'withoutOrder'
> & {
  readonly entries: readonly EntrySum[];
};

/** Reads what the books consist of. */
export abstract class BookRecords {
  /** The newest first. */
  abstract entries(filter: EntryFilter, after: EntryPosition | undefined, limit: number): Promise<BookEntry[]>;

  abstract sums(filter: EntryFilter): Promise<EntrySum[]>;

  abstract month(range: MonthRange): Promise<MonthRecords>;

  /** The orders that owe, the oldest first. */
  abstract owing(
    which: Owing,
    after: Pick<OwingOrder, 'createdAt' | 'id'> | undefined,
    limit: number,
  ): Promise<OwingOrder[]>;

  abstract owingSum(which: Owing): Promise<OrdersWithMoney>;

  /** Refunds that are not carried out yet, and what is held above the price of orders that go on. */
  abstract toReturn(): Promise<OrdersWithMoney>;

  /** The orders with these numbers, and those that owe one of these amounts, whole or their first part; at most `limit`. */
  abstract ordersForDeposits(
    numbers: readonly string[],
    amounts: readonly Pesos[],
    limit: number,
  ): Promise<OwingOrderFacts[]>;

  /** Which of these digests of the bank's references the books have. */
  abstract usedDigests(digests: readonly string[]): Promise<ReadonlySet<string>>;

  /** At most `limit` entries that moved the shop's bank account, of these Bogota days. */
  abstract accountEntries(
    from: string,
    to: string,
    limit: number,
  ): Promise<(AccountEntry & { order: BookOrder | null })[]>;
}

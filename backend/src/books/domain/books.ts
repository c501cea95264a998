import { CURRENCY, type Pesos } from '../../common/money.js';
import { startOfBogotaDay } from '../../common/time.js';
import type { Covers, EntryKind } from '../../money/index.js';

const MONTH = /^(20\d{2})-(0[1-9]|1[0-2])$/;

/** A month of the books, in Bogota. */
export interface MonthRange {
  /** '2026-11' */
  readonly month: string;
  /** First moment of the month before: an entry of it counts there until that month closes, in this one. */
  readonly before: Date;
  readonly start: Date;
  readonly end: Date;
  /** When the month before this one closed. */
  readonly beforeClosed: Date;
  /** From here on the month never changes: what is recorded later counts on its own day. */
  readonly closed: Date;
}

/** Undefined for a text that is no month of this century. `closesAt` is the ledger's. */
export function monthRange(month: string, closesAt: (moment: Date) => Date): MonthRange | undefined {
  const [, year, number] = MONTH.exec(month)?.map(Number) ?? [];
  if (year === undefined || number === undefined) return undefined;
  const startOf = (index: number) => {
    const [y, m] = [year + Math.floor(index / 12), ((index + 12) % 12) + 1];
    return startOfBogotaDay(`${y}-${String(m).padStart(2, '0')}-01`);
  };
  const [before, start, end] = [number - 2, number - 1, number].map(startOf) as [Date, Date, Date];
  return { month, before, start, end, beforeClosed: closesAt(before), closed: closesAt(start) };
}

/** Entries of one kind, method and purpose together. */
export interface EntrySum {
  readonly kind: EntryKind;
  readonly covers: Covers;
  readonly method: string;
  readonly count: number;
  readonly amount: Pesos;
}

/** Sums of entries, whole pesos; each is positive. */
export interface BookSums {
  /** By method, the largest first. */
  readonly payments: readonly Pick<EntrySum, 'method' | 'count' | 'amount'>[];
  readonly received: Pesos;
  readonly reversals: Pesos;
  /** Without the shipping that was given back. */
  readonly refunds: Pesos;
  readonly shippingReturned: Pesos;
  readonly fees: Pesos;
  /** What the provider deposited. It is no income: the payments that it consists of are. */
  readonly payouts: Pesos;
  /** received − reversals − refunds − shipping given back − fees. */
  readonly net: Pesos;
}

export function bookSums(sums: readonly EntrySum[]): BookSums {
  const of = (kind: EntryKind, covers?: Covers) =>
    sums
      .filter((each) => each.kind === kind && (covers === undefined || each.covers === covers))
      .reduce((total, { amount }) => total + amount, 0);
  const [received, reversals, fees] = [of('payment'), of('reversal'), of('fee')];
  const shippingReturned = of('refund', 'shipping');
  const refunds = of('refund') - shippingReturned;
  return {
    payments: byMethod(sums.filter(({ kind }) => kind === 'payment')),
    received,
    reversals,
    refunds,
    shippingReturned,
    fees,
    payouts: of('payout'),
    net: received - reversals - refunds - shippingReturned - fees,
  };
}

function byMethod(payments: readonly EntrySum[]): BookSums['payments'] {
  const methods = new Map<string, { method: string; count: number; amount: Pesos }>();
  for (const { method, count, amount } of payments) {
    const known = methods.get(method) ?? { method, count: 0, amount: 0 };
    methods.set(method, { method, count: known.count + count, amount: known.amount + amount });
  }
  return [...methods.values()].sort((one, other) => other.amount - one.amount);
}

/**
 * An entry as one row of a sheet, whole pesos: `gross` and `net` are negative for money that left; a payout changes neither, and money of
 * another currency none of them.
 */
export function sheetAmounts(entry: { readonly kind: EntryKind; readonly amount: Pesos; readonly currency: string }) {
  const { kind } = entry;
  const amount = entry.currency === CURRENCY ? entry.amount : 0;
  const signed: Pesos = { payment: amount, reversal: -amount, refund: -amount, payout: 0, fee: 0 }[kind];
  const fee = kind === 'fee' ? amount : 0;
  return { gross: signed, fee, net: signed - fee, deposited: kind === 'payout' ? amount : 0 };
}

/** Orders with an amount of money. */
export interface OrdersWithMoney {
  readonly orders: number;
  readonly amount: Pesos;
}

/** A month of the books. */
export interface BookMonth extends BookSums {
  readonly month: string;
  /** True when nothing that is recorded from now on counts in it. */
  readonly isClosed: boolean;
  /** Orders whose payment was accepted in the month, before discounts. */
  readonly sales: OrdersWithMoney;
  /** What codes took off these orders. */
  readonly discounts: Pesos;
  /** What the owner accepted less in the month. */
  readonly allowances: Pesos;
  /** What is owed at the end of the month on orders that had been shipped. */
  readonly receivables: OrdersWithMoney;
  /** What the shop holds at the end of the month for orders that had not been delivered. */
  readonly advances: OrdersWithMoney;
  /** What the shop holds at the end of the month without an order. */
  readonly withoutOrder: Pesos;
}

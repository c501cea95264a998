import type { Allowance, Entry } from '../../domain/entry.js';
import { moneyOf, type MoneySums, type OrderLedger } from '../../domain/order-money.js';

type Timed<Row, Field extends keyof Row> = Omit<Row, Field> & { readonly [Key in Field]: string };

/** The money of an order as `moneyOfOrder` selects it. */
export interface StoredMoney extends MoneySums {
  readonly entries: readonly Timed<Entry, 'at' | 'movedAt'>[];
  readonly allowances: readonly Timed<Allowance, 'at'>[];
}

export function toOrderLedger({ entries, allowances, ...sums }: StoredMoney): OrderLedger {
  return {
    ...moneyOf(sums),
    entries: entries
      .map((entry) => ({ ...entry, at: new Date(entry.at), movedAt: new Date(entry.movedAt) }))
      .sort(oldestFirst),
    allowances: allowances.map((allowance) => ({ ...allowance, at: new Date(allowance.at) })).sort(oldestFirst),
  };
}

function oldestFirst(one: { at: Date; id: string }, other: { at: Date; id: string }): number {
  return one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1);
}

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
    entries: entries.map((entry) => ({ ...entry, at: new Date(entry.at), movedAt: new Date(entry.movedAt) })),
    allowances: allowances.map((allowance) => ({ ...allowance, at: new Date(allowance.at) })),
  };
}

import type { Pesos } from '../../common/money.js';
import type { Allowance, Entry } from './entry.js';

/** What the rows of an order add up to. */
export interface MoneySums {
  /** What the order costs, after the discount. */
  readonly total: Pesos;
  /** What the owner accepted less for good. */
  readonly allowed: Pesos;
  /** Sum of the payments. */
  readonly paidIn: Pesos;
  /** Sum of the reversals. */
  readonly reversed: Pesos;
  /** Sum of the refunds, without those of shipping. */
  readonly returned: Pesos;
}

/** The four questions about an order's money, with the total that they are compared with. There is no fifth. */
export interface OrderMoney {
  readonly total: Pesos;
  readonly allowed: Pesos;
  /** Payments without those that were reversed. */
  readonly received: Pesos;
  /** Refunds that were carried out. */
  readonly returned: Pesos;
  /** What the shop has: received − returned. Below 0 after the reversal of a payment of which a part was refunded: a loss. */
  readonly held: Pesos;
  /** What the customer still has to pay. A reversal makes the order owe again, a refund does not. */
  readonly owed: Pesos;
}

/** An order's money with its rows, the oldest first. */
export interface OrderLedger extends OrderMoney {
  readonly entries: readonly Entry[];
  readonly allowances: readonly Allowance[];
}

export function moneyOf({ total, allowed, paidIn, reversed, returned }: MoneySums): OrderMoney {
  const received = paidIn - reversed;
  return {
    total,
    allowed,
    received,
    returned,
    held: received - returned,
    owed: Math.max(0, total - allowed - received),
  };
}

/** The sums of these entries of one order: what `order_balance` keeps, computed from the rows. */
export function sumsOf(total: Pesos, allowed: Pesos, entries: readonly Entry[]): MoneySums {
  const sum = (kind: Entry['kind']) =>
    entries
      .filter((entry) => entry.kind === kind && entry.covers === 'order')
      .reduce((amount, entry) => amount + entry.amount, 0);
  return { total, allowed, paidIn: sum('payment'), reversed: sum('reversal'), returned: sum('refund') };
}

/** The money of an order with these rows. */
export function ledgerOf(
  total: Pesos,
  entries: readonly Entry[] = [],
  allowances: readonly Allowance[] = [],
): OrderLedger {
  const allowed = allowances.reduce((sum, { amount }) => sum + amount, 0);
  return { ...moneyOf(sumsOf(total, allowed, entries)), entries, allowances };
}

/** The money of an order after one more entry of it. */
export function withEntry({ total, entries, allowances }: OrderLedger, entry: Entry): OrderLedger {
  return ledgerOf(total, [...entries, entry], allowances);
}

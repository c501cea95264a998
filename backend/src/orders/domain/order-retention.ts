import { addMonths, DAY_MS } from '../../common/time.js';
import { GUARANTEE_MONTHS } from '../../common/withdrawal-right.js';
import { ERASABLE_STATUSES, ORDER_STATUSES, type OrderStatus } from './order-status.js';
import type { Order } from './order.js';

/** When orders lose their personal data. Number, dates, products and amounts stay: the law requires accounts of ten years. */
export interface RetentionRule {
  readonly statuses: readonly OrderStatus[];
  /** True for orders that no provider's payment paid. */
  readonly unpaidOnly: boolean;
  /** After the order was placed. */
  readonly months: number;
}

/**
 * An unpaid order matters while its money may still arrive. A paid one matters for its guarantee and for claims and
 * taxes (five years). The privacy policy promises these periods.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  { statuses: ['pending_transfer', 'cancelled'], unpaidOnly: true, months: 6 },
  { statuses: ORDER_STATUSES, unpaidOnly: false, months: 60 },
];

/** Months after the anonymisation of an order that was never paid: then its row goes, too. Anybody can place such orders. */
export const UNPAID_ROW_MONTHS = 6;

/** So long after the last change of an order with money, its payer's bank may still take the payment back. */
const DISPUTE_MS = 120 * DAY_MS;

/** Orders placed before this moment have reached the end of the rule. */
export function retentionEnd({ months }: RetentionRule, now: Date): Date {
  return addMonths(now, -months);
}

/**
 * The moment until which an erasure waits: the longest of guarantee, withdrawal (which is shorter) and dispute of the payment. Null while
 * the order is in progress.
 */
export function rightsUntil(order: Order): Date | null {
  const { status, history, createdAt } = order;
  if (!ERASABLE_STATUSES.includes(status)) return null;
  const hadMoney = order.money.entries.length > 0;
  if (status === 'pending_transfer') return hadMoney ? null : createdAt;
  const last = history.at(-1)!.at;
  const delivered = status === 'delivered' && history.findLast((step) => step.status === status && !step.event);
  return latest(
    last,
    ...(hadMoney ? [new Date(last.getTime() + DISPUTE_MS)] : []),
    ...(delivered ? [addMonths(delivered.at, GUARANTEE_MONTHS)] : []),
  );
}

function latest(...moments: Date[]): Date {
  return new Date(Math.max(...moments.map(Number)));
}

import { ORDER_STATUSES, type OrderStatus } from './order-status.js';

/** When orders lose their personal data. Number, dates, products and amounts stay: the law requires accounts of ten years. */
export interface RetentionRule {
  readonly statuses: readonly OrderStatus[];
  /** True for orders that no provider's payment paid. */
  readonly unpaidOnly: boolean;
  /** After the order was placed. */
  readonly months: number;
}

/**
 * An unpaid order matters while its money may still arrive. A paid one matters for its guarantee (a year) and for claims and
 * taxes (five years). The privacy policy promises these periods.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  { statuses: ['pending_transfer', 'cancelled'], unpaidOnly: true, months: 6 },
  { statuses: ORDER_STATUSES, unpaidOnly: false, months: 60 },
];

/** Orders placed before this moment have reached the end of the rule. */
export function retentionEnd({ months }: RetentionRule, now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() - months);
  // In a month without this day the date went on into the next one: the retention would end early.
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
  return end;
}

import { addMonths } from '../../common/time.js';
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

/** Months after the anonymisation of an order that was never paid: then its row goes, too. Anybody can place such orders. */
export const UNPAID_ROW_MONTHS = 6;

/** Orders placed before this moment have reached the end of the rule. */
export function retentionEnd({ months }: RetentionRule, now: Date): Date {
  return addMonths(now, -months);
}

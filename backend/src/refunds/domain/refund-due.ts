import { addBusinessDays } from '../../common/delivery.js';
import { bogotaDay, DAY_MS } from '../../common/time.js';
import { withdrawalMoneyBy } from '../../common/withdrawal-right.js';
import type { RefundReason } from './refund.js';

interface Term {
  readonly days: number;
  /** Business days leave out weekends and Colombian holidays. */
  readonly isBusinessDays: boolean;
}

/**
 * Longest time from the request to the money. An order that did not arrive: 15 calendar days, as for a withdrawal (Ley 2439 de 2024). Guarantee
 * (Decreto 735 de 2013) and reversal of a payment (Decreto 587 de 2016): 15 business days. The last one is the shop's own promise.
 */
const TERMS: Readonly<Record<Exclude<RefundReason, 'retracto'>, Term>> = {
  incumplimiento: { days: 15, isBusinessDays: false },
  garantia: { days: 15, isBusinessDays: true },
  reversion: { days: 15, isBusinessDays: true },
  cortesia: { days: 15, isBusinessDays: true },
};

/**
 * The last day for a refund whose days count from this moment: a calendar date in Bogota. Those of a withdrawal count from the customer's
 * request.
 */
export function refundDueOn(reason: RefundReason, from: Date): string {
  if (reason === 'retracto') return withdrawalMoneyBy(from);
  const { days, isBusinessDays } = TERMS[reason];
  if (isBusinessDays) return addBusinessDays(bogotaDay(from), days);
  return bogotaDay(new Date(from.getTime() + days * DAY_MS));
}

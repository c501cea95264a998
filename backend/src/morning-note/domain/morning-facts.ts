import type { Pesos } from '../../common/money.js';

/** The figures of the morning note. Days are those of Bogota. */
export interface MorningFacts {
  /** '2026-11-25' */
  readonly today: string;
  /** Money that arrived yesterday. */
  readonly sold: Pesos;
  /** Orders whose last promised day is today. */
  readonly dueToday: number;
  /** Orders whose last promised day is over. */
  readonly overdue: number;
  /** All paid orders that have not left the workshop; the two before are among them. */
  readonly toMake: number;
  /** Orders that wait for their transfer. */
  readonly transfers: number;
  /** Payments that staff must look at, with orders in review. */
  readonly moneyToReview: number;
  /** Refunds that are not made yet. */
  readonly refunds: number;
  /** Those of them whose last day is over. */
  readonly lateRefunds: number;
  /** Withdrawals and guarantee claims of customers without an answer. */
  readonly requests: number;
  /** Those of them whose last day for the answer is over. */
  readonly lateRequests: number;
  /** The last day for the first of these answers: '2026-11-27'; null without any. */
  readonly firstRequestDay: string | null;
  /** Accepted withdrawals without a refund. */
  readonly unrefunded: number;
  /** Those of them whose last day for the money is over. */
  readonly lateUnrefunded: number;
  /** Photos of finished pieces that the customer has not answered. */
  readonly photosWaiting: number;
  /** Photos in which the customer saw an error. */
  readonly photosWithError: number;
  /** Questions of the last day that the bot did not understand, the most frequent first. */
  readonly misses: readonly { readonly question: string; readonly count: number }[];
  /** Scheduled changes that were not published, in words. */
  readonly stoppedChanges: readonly string[];
  /** Jobs that failed so often that they are not tried any more. */
  readonly failedJobs: number;
}

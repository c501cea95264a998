import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../common/time.js';
import type { Purchase } from '../../orders/index.js';
import type { Pesos } from '../../common/money.js';
import type { ProviderId } from '../../common/payment-providers.js';
import { outranks, type ProviderStatus } from './provider-transaction.js';

/** `failed` stays open for another try with the same reference; staff review money of `mismatch` and `expired`. */
export type AttemptState = 'created' | 'pending' | 'failed' | 'approved' | 'voided' | 'mismatch' | 'expired';

/** One reference under which a shopper was invited to pay, and what for. */
export class PaymentAttempt {
  id!: string;
  /** Takes the payment; no other provider's transaction counts. */
  provider!: ProviderId;
  /** Unique, also at the provider. */
  reference!: string;
  /** Session id of the cart; for an order that owes money `order:` and its id, which no cart can have. */
  sessionId!: string;
  /** The order that owes the money; null when an approval makes the order from `purchase`. */
  orderId!: string | null;
  /** Fingerprint of the purchase or amount: equal while nothing changed. */
  fingerprint!: string;
  amount!: Pesos;
  /** Null when an order exists: the order keeps the personal data, and keeps them alone. */
  purchase!: Purchase | null;
  state!: AttemptState;
  /** Each cart has at most one that is handed out again. A closed one can still be paid. */
  isOpen!: boolean;
  /** True when its network exceeded `POLICIES.watchedPayments`: it is polled after all others and less often. */
  isLowPriority!: boolean;
  createdAt!: Date;
  /** When its money was approved first; null before. */
  approvedAt!: Date | null;
  /** When the shop polls the provider next; null when polling has ended. */
  nextCheckAt!: Date | null;
  /** When its erasure was requested; null without a request. A job erases the attempt once it can no longer be paid. */
  eraseRequestedAt!: Date | null;
}

/** The provider may still report an approved payment of an attempt in these states. */
export const UNDECIDED_STATES: readonly AttemptState[] = ['created', 'pending', 'failed'];

/** Attempts in these states have ended; staff review any later payment. */
export const ENDED_STATES: readonly AttemptState[] = ['mismatch', 'voided', 'expired'];

/**
 * Reasons for which staff must review a transaction: a wrong amount, an unknown reference, an order that takes no more money, a
 * contradiction by the provider's list, or a bank that has not decided for days.
 */
export const MONEY_REVIEW_REASONS = [
  'amount',
  'unknown_reference',
  'order_closed',
  'provider_differs',
  'undecided',
] as const;

export type MoneyReviewReason = (typeof MONEY_REVIEW_REASONS)[number];

/**
 * What a person decides about open money. `order`: it belongs to an order. `new_order`: an order is made for it. `give_back`: it is
 * refunded. `not_ours`: it is not the shop's, or no longer there.
 */
export const MONEY_OUTCOMES = ['order', 'new_order', 'give_back', 'not_ours'] as const;

export type MoneyOutcome = (typeof MONEY_OUTCOMES)[number];

/** The recorded state of one transaction of an attempt. */
export interface RecordedTransaction {
  readonly id: string;
  readonly status: ProviderStatus;
  /** Amount or currency differ from what was asked for: not counted until a person has looked. */
  readonly isMismatch: boolean;
  /** A person has dealt with the mismatch: given the money back, say. */
  readonly isResolved: boolean;
}

/** Whether `next` replaces the recorded one: a higher status, or the right amount before staff resolve a wrong one. */
export function supersedes(next: RecordedTransaction, recorded: RecordedTransaction | undefined): boolean {
  if (!recorded) return true;
  const isCorrection = recorded.isMismatch && !recorded.isResolved && !next.isMismatch;
  return isCorrection ? !outranks(recorded.status, next.status) : outranks(next.status, recorded.status);
}

/** Minutes for which a payment that was begun is handed out again. */
const REUSED_MINUTES = 30;

/** Time in which the provider accepts the start of a payment under a reference. */
const REFERENCE_HOURS = 24;

export function referenceExpiresAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + REFERENCE_HOURS * HOUR_MS);
}

/**
 * Whether another request may get this attempt: nothing changed, and nothing was paid under its reference. The provider takes
 * no second payment for a reference, so a shopper with a pending payment gets a new reference.
 */
export function isReusable(
  attempt: PaymentAttempt,
  requested: Pick<PaymentAttempt, 'provider' | 'fingerprint'>,
  now: Date,
): boolean {
  const { provider, fingerprint, state, createdAt } = attempt;
  const isYoung = now.getTime() - createdAt.getTime() < REUSED_MINUTES * MINUTE_MS;
  const isSame = provider === requested.provider && fingerprint === requested.fingerprint;
  return isSame && isYoung && state === 'created';
}

/** Derived from all transactions each time, so that the order in which they arrive does not matter. */
export function stateAfter(attempt: PaymentAttempt, transactions: readonly RecordedTransaction[]): AttemptState {
  const statuses = new Set(transactions.filter(({ isMismatch }) => !isMismatch).map(({ status }) => status));
  if (statuses.has('APPROVED')) return 'approved';
  if (statuses.has('VOIDED')) return 'voided';
  if (transactions.some(({ isMismatch }) => isMismatch)) return 'mismatch';
  if (attempt.state === 'expired') return 'expired';
  if (statuses.has('PENDING')) return 'pending';
  return statuses.size > 0 ? 'failed' : attempt.state;
}

const daily = (from: number) => Array.from({ length: 8 - from }, (_, index) => (from + index) * DAY_MS);

/** After the attempt began: 1, 3, 10, 30 minutes, 1, 3, 12, 24 hours, then daily to 7 days; an undecided one daily ever after. */
const UNPAID_CHECKS_MS = [
  ...[1, 3, 10, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 3, 12, 24].map((hours) => hours * HOUR_MS),
  ...daily(2),
];

/** For an attempt that another one replaced before anything was paid under it: 30 minutes, 3 and 24 hours, 7 days. */
const REPLACED_CHECKS_MS = [30 * MINUTE_MS, 3 * HOUR_MS, 24 * HOUR_MS, 7 * DAY_MS];

/** For a low-priority attempt under which nothing was paid yet. Events and the daily reconciliation find its payment anyway. */
const LOW_PRIORITY_CHECKS_MS = [30 * MINUTE_MS, 7 * DAY_MS];

/** After the approval: 6 and 24 hours, then daily to 7 days, for voids that no event reported. */
const APPROVED_CHECKS_MS = [6 * HOUR_MS, 24 * HOUR_MS, ...daily(2)];

/** When the provider is polled next; null when the schedule has ended. */
export function nextCheck(attempt: PaymentAttempt, now: Date): Date | null {
  const { state, createdAt, approvedAt } = attempt;
  if (state === 'voided' || state === 'expired') return null;
  const [since, schedule] = approvedAt ? [approvedAt, APPROVED_CHECKS_MS] : [createdAt, unpaidChecksOf(attempt)];
  const wait = schedule.find((milliseconds) => since.getTime() + milliseconds > now.getTime());
  if (wait !== undefined) return new Date(since.getTime() + wait);
  // The bank may still approve it: asked daily as long as it has not decided.
  return state === 'pending' ? new Date(now.getTime() + DAY_MS) : null;
}

/** Days for which the provider may answer that a payment is undecided before staff are told. */
const DAYS_UNDECIDED = 3;

/** An undecided payment that was recorded before this moment is for staff. */
export function undecidedSince(now: Date): Date {
  return new Date(now.getTime() - DAYS_UNDECIDED * DAY_MS);
}

/** Whether an undecided payment that the provider knows no more is given up. */
export function isForgotten({ state, createdAt }: PaymentAttempt, now: Date): boolean {
  return state === 'pending' && createdAt.getTime() + UNPAID_CHECKS_MS.at(-1)! <= now.getTime();
}

function unpaidChecksOf({ state, isOpen, isLowPriority }: PaymentAttempt): readonly number[] {
  if (state !== 'created') return UNPAID_CHECKS_MS;
  if (isLowPriority) return LOW_PRIORITY_CHECKS_MS;
  return isOpen ? UNPAID_CHECKS_MS : REPLACED_CHECKS_MS;
}

/**
 * When a check that failed is made again: soon while the payment is young, hourly afterwards. A failed check never ends the
 * polling.
 */
export function retryOfFailedCheck(attempt: PaymentAttempt, now: Date): Date {
  const isYoung = now.getTime() - attempt.createdAt.getTime() < DAY_MS;
  const retry = new Date(now.getTime() + (isYoung && !attempt.isLowPriority ? 5 * MINUTE_MS : HOUR_MS));
  const next = nextCheck(attempt, now);
  return next && next < retry ? next : retry;
}

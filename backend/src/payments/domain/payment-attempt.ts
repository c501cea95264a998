import type { Purchase } from '../../orders/index.js';
import type { Pesos } from '../../common/money.js';
import { outranks, type ProviderStatus } from './provider-transaction.js';

/** `failed` stays open for another try with the same reference; `mismatch` and `expired` are for a person. */
export type AttemptState = 'created' | 'pending' | 'failed' | 'approved' | 'voided' | 'mismatch' | 'expired';

/** One reference under which a shopper was invited to pay, and what for (decisions, 20). */
export class PaymentAttempt {
  id!: string;
  /** Unique, also at the provider. */
  reference!: string;
  /** Of the cart. */
  sessionId!: string;
  /** Fingerprint of `purchase`: equal while nothing changed. */
  fingerprint!: string;
  amount!: Pesos;
  purchase!: Purchase;
  state!: AttemptState;
  /** Each cart has at most one that is handed out again. A closed one can still be paid. */
  isOpen!: boolean;
  createdAt!: Date;
}

/** One transaction of an attempt, as far as it is known. */
export interface KnownTransaction {
  readonly id: string;
  readonly status: ProviderStatus;
  /** Amount or currency differ from what was asked for: nobody's money until a person has looked. */
  readonly isMismatch: boolean;
  /** A person has dealt with the mismatch: given the money back, say. */
  readonly isResolved: boolean;
}

/** Whether `told` changes what was known: a status climbs only, and a wrong amount may be put right until somebody acted on it. */
export function isNews(told: KnownTransaction, before: KnownTransaction | undefined): boolean {
  if (!before) return true;
  const isPutRight = before.isMismatch && !before.isResolved && !told.isMismatch;
  return isPutRight ? !outranks(before.status, told.status) : outranks(told.status, before.status);
}

/** Minutes for which a payment that was begun is handed out again (accounts-payments-chatbot, section 9). */
const REUSED_MINUTES = 30;

const MINUTE_MS = 60_000;

/** Whether asking again gives this attempt: nothing changed, and nothing was declined under its reference. */
export function isReusable(attempt: PaymentAttempt, fingerprint: string, now: Date): boolean {
  const { state, createdAt } = attempt;
  const isYoung = now.getTime() - createdAt.getTime() < REUSED_MINUTES * MINUTE_MS;
  return attempt.fingerprint === fingerprint && isYoung && (state === 'created' || state === 'pending');
}

/** Nothing that the provider could still say is worth asking for. */
export function isOver({ state }: PaymentAttempt): boolean {
  return state === 'approved' || state === 'voided' || state === 'expired';
}

/** Derived anew from all transactions each time, so that the order in which they were heard of does not matter. */
export function stateAfter(attempt: PaymentAttempt, transactions: readonly KnownTransaction[]): AttemptState {
  const statuses = new Set(transactions.filter(({ isMismatch }) => !isMismatch).map(({ status }) => status));
  if (statuses.has('APPROVED')) return 'approved';
  if (statuses.has('VOIDED')) return 'voided';
  if (transactions.some(({ isMismatch }) => isMismatch)) return 'mismatch';
  if (attempt.state === 'expired') return 'expired';
  if (statuses.has('PENDING')) return 'pending';
  return statuses.size > 0 ? 'failed' : attempt.state;
}

const HOUR_MS = 60 * MINUTE_MS;

const DAY_MS = 24 * HOUR_MS;

/** After the attempt began: 1, 3, 10, 30 minutes, 1, 3, 12, 24 hours, then daily to 7 days (decisions, 24). */
const CHECKS_MS = [
  ...[1, 3, 10, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 3, 12, 24].map((hours) => hours * HOUR_MS),
  ...[2, 3, 4, 5, 6, 7].map((days) => days * DAY_MS),
];

/** When the provider is asked for the `turn`th time, from 0; undefined when the shop stops asking. */
export function checkAt({ createdAt }: PaymentAttempt, turn: number): Date | undefined {
  const wait = CHECKS_MS[turn];
  return wait === undefined ? undefined : new Date(createdAt.getTime() + wait);
}

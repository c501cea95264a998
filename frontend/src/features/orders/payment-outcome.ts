import type { CallError } from '../../api/api-error';
import type { OrderDto } from '../../api/orders.api';
import { HIDDEN } from '../../domain/hidden-text';

/** State of a payment according to the shop's server. */
export type Answer =
  | { status: 'completed'; order: OrderDto }
  /** The bank has not decided. */
  | { status: 'pending' }
  /** The state is not available at the moment; this is never a decline. */
  | { status: 'unreachable' }
  /** `message` is the API's; `code` is `payment.declined` when the bank declined and `payment.failed` when the provider had an error. */
  | { status: 'declined'; message: string; code: string }
  | { status: 'mismatch'; message: string }
  /** The provider has no such transaction, or it belongs to another shop. */
  | { status: 'unknown' };

/** Answers that can change, so that the page asks again. */
type OpenAnswer = Extract<Answer, { status: 'pending' | 'unreachable' }>;

export type PaymentOutcome =
  /** `creating`: the order is being created. */
  | { status: 'checking' | 'creating' }
  /** The URL has no transaction. */
  | { status: 'missing' }
  /** `isPaused`: the page has stopped polling. */
  | (OpenAnswer & { isPaused: boolean })
  | Exclude<Answer, OpenAnswer>;

/** Returns whether the server masked the personal data, as it does without proof of access. */
export function isMasked({ customerName }: OrderDto): boolean {
  return customerName.includes(HIDDEN);
}

export function isOpen<Any extends PaymentOutcome | Answer>(answer: Any): answer is Extract<Any, OpenAnswer> {
  return answer.status === 'pending' || answer.status === 'unreachable';
}

/** Maps the error of a completion to an answer. */
export function answerOf(error: CallError): Answer {
  const status = 'status' in error ? error.status : 0;
  const message = error.message ?? '';
  if (status === 402) return { status: 'declined', message, code: error.code ?? '' };
  if (status === 409) return { status: 'mismatch', message };
  return status === 404 || status === 400 ? { status: 'unknown' } : { status: 'unreachable' };
}

import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/api-error';
import type { OrderDto } from '../../api/orders.api';

/** What the shop's server says of a payment. */
export type Answer =
  | { status: 'completed'; order: OrderDto }
  /** The bank has not decided. */
  | { status: 'pending' }
  /** Nobody can tell at the moment: never a refusal (decisions, 24). */
  | { status: 'away' }
  /** `message` is the API's; `code` is `payment.declined` when the bank declined and `payment.failed` when the provider had an error. */
  | { status: 'declined'; message: string; code: string }
  | { status: 'mismatch'; message: string }
  /** The provider knows no such transaction, or it is not the shop's. */
  | { status: 'unknown' };

/** After these it makes sense to ask again. */
type OpenAnswer = Extract<Answer, { status: 'pending' | 'away' }>;

export type PaymentOutcome =
  /** `creating`: there is no order of it yet, one is being made. */
  | { status: 'checking' | 'creating' }
  /** The address names no transaction. */
  | { status: 'missing' }
  /** `isPaused`: the page has stopped asking by itself. */
  | (OpenAnswer & { isPaused: boolean })
  | Exclude<Answer, OpenAnswer>;

const MASK = '•••';

/** The server shows strangers who bought only in outline (decisions, 25). */
export function isMasked({ customerEmail }: OrderDto): boolean {
  return customerEmail.includes(MASK);
}

export function isOpen<Any extends PaymentOutcome | Answer>(answer: Any): answer is Extract<Any, OpenAnswer> {
  return answer.status === 'pending' || answer.status === 'away';
}

/** What a failed completion means for the shopper (api.md, Payments and orders). */
export function answerOf(error: ApiError | SerializedError): Answer {
  const status = 'status' in error ? error.status : 0;
  const message = error.message ?? '';
  if (status === 402) return { status: 'declined', message, code: error.code ?? '' };
  if (status === 409) return { status: 'mismatch', message };
  return status === 404 || status === 400 ? { status: 'unknown' } : { status: 'away' };
}

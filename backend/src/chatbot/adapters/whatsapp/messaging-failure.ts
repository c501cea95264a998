import { MessagingError } from '../../application/messaging-platform.port.js';
import type { MessagingFailure } from '../../domain/chat-message.js';
import type { GraphAnswer } from './graph-http.js';
import { objectOf } from './untrusted-json.js';

/** The platform's error codes, which mean the same whatever the HTTP status. */
const FAILURE_OF_CODE: Readonly<Record<number, MessagingFailure>> = {
  // More than 24 hours since the customer's last message.
  131047: 'window_closed',
  // Undeliverable, not in a test number's list, own number, part of an experiment, business-scoped id not supported.
  131026: 'undeliverable',
  131030: 'undeliverable',
  131021: 'undeliverable',
  130472: 'undeliverable',
  131062: 'undeliverable',
  // Throughput, same customer too often, account, app, quality.
  130429: 'too_fast',
  131056: 'too_fast',
  80007: 'too_fast',
  4: 'too_fast',
  131048: 'too_fast',
  // Token, permissions, account blocked or locked.
  190: 'unauthorised',
  0: 'unauthorised',
  3: 'unauthorised',
  10: 'unauthorised',
  368: 'unauthorised',
  131005: 'unauthorised',
  131031: 'unauthorised',
  // No payment method.
  131042: 'unpaid',
  // Failure of the platform itself.
  2: 'unavailable',
  131000: 'unavailable',
  131016: 'unavailable',
  131057: 'unavailable',
  133004: 'unavailable',
};

/** The error for an answer that is not a success. */
export function messagingErrorOf({ status, body }: GraphAnswer): MessagingError {
  const error = objectOf(objectOf(body).error);
  const code = Number.isSafeInteger(error.code) ? (error.code as number) : null;
  const failure =
    (code === null ? undefined : FAILURE_OF_CODE[code]) ??
    (error.is_transient === true ? 'unavailable' : failureOfStatus(status, body));
  return new MessagingError(failure, code);
}

function failureOfStatus(status: number, body: unknown): MessagingFailure {
  if (status === 429) return 'too_fast';
  // A response without JSON comes from a proxy between the platform and the shop.
  if (body === undefined || status < 400 || status >= 500) return 'unavailable';
  return status === 401 || status === 403 ? 'unauthorised' : 'refused';
}

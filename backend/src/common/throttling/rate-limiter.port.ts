import type { CallersOf, Subject, ThrottlePolicy } from './policies.js';

/**
 * Counts calls by the policies of `POLICIES`. Pass the caller as it came, an IP address or an email: the limiter counts its
 * network or its mailbox. With several subjects, pass them in the order of `counts`.
 *
 * @example `await limiter.consume(POLICIES.contactMessages, req.ip)`
 */
export abstract class RateLimiter {
  /** Counts one call; throws `TooManyRequestsError` beyond the limit. A refused call is counted too. */
  abstract consume<S extends readonly Subject[]>(policy: ThrottlePolicy<S>, ...callers: CallersOf<S>): Promise<void>;

  /** Takes one counted call back, for policies that count failures alone: consume before the work, reward its success. */
  abstract reward<S extends readonly Subject[]>(policy: ThrottlePolicy<S>, ...callers: CallersOf<S>): Promise<void>;
}

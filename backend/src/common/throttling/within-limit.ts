import { TooManyRequestsError } from '../domain-error.js';
import type { CallersOf, Subject, ThrottlePolicy } from './policies.js';
import type { RateLimiter } from './rate-limiter.port.js';

/** Counts a call; false beyond the limit. For limits whose callers get no 429. */
export async function isWithinLimit<S extends readonly Subject[]>(
  limiter: RateLimiter,
  policy: ThrottlePolicy<S>,
  ...callers: CallersOf<S>
): Promise<boolean> {
  try {
    await limiter.consume(policy, ...callers);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequestsError) return false;
    throw error;
  }
}

/** Does `work` and counts it; throws `TooManyRequestsError` beyond a limit. Work that fails is not counted. */
export async function countingSuccess<S extends readonly Subject[], T>(
  limiter: RateLimiter,
  policies: readonly ThrottlePolicy<S>[],
  callers: CallersOf<S>,
  work: () => Promise<T>,
): Promise<T> {
  const counted: ThrottlePolicy<S>[] = [];
  try {
    for (const policy of policies) {
      await limiter.consume(policy, ...callers);
      counted.push(policy);
    }
    return await work();
  } catch (error) {
    for (const policy of counted) await limiter.reward(policy, ...callers);
    throw error;
  }
}

/**
 * Does `work` unless the caller is beyond the limit; returns whether it was done. Counts only work that succeeds, so that a
 * job may repeat it. For mails: holding one back harms its owner less than refusing what it is about.
 */
export async function withinLimit<S extends readonly Subject[]>(
  limiter: RateLimiter,
  policy: ThrottlePolicy<S>,
  callers: CallersOf<S>,
  work: () => Promise<void>,
): Promise<boolean> {
  if (!(await isWithinLimit(limiter, policy, ...callers))) return false;
  try {
    await work();
  } catch (error) {
    await limiter.reward(policy, ...callers);
    throw error;
  }
  return true;
}

import type { CallersOf, Subject, ThrottlePolicy } from './policies.js';
import { RateLimiter } from './rate-limiter.port.js';

/** Counts each policy in the store that the policy names. */
export class PolicyRateLimiter extends RateLimiter {
  constructor(private readonly stores: Record<ThrottlePolicy['store'], RateLimiter>) {
    super();
  }

  consume<S extends readonly Subject[]>(policy: ThrottlePolicy<S>, ...callers: CallersOf<S>): Promise<void> {
    return this.stores[policy.store].consume(policy, ...callers);
  }

  reward<S extends readonly Subject[]>(policy: ThrottlePolicy<S>, ...callers: CallersOf<S>): Promise<void> {
    return this.stores[policy.store].reward(policy, ...callers);
  }
}

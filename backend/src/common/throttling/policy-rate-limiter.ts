import type { CallersOf, Subject, ThrottlePolicy } from './policies.js';
import { widerNetworksOf } from './network.js';
import { RateLimiter } from './rate-limiter.port.js';

/** Counts each policy in the store that the policy names. */
export class PolicyRateLimiter extends RateLimiter {
  constructor(private readonly stores: Record<ThrottlePolicy['store'], RateLimiter>) {
    super();
  }

  async consume<S extends readonly Subject[]>(policy: ThrottlePolicy<S>, ...callers: CallersOf<S>): Promise<void> {
    const store = this.stores[policy.store];
    await store.consume(policy, ...callers);
    for (const [wider, own] of widerOf(policy, callers)) await store.consume(wider, ...own);
  }

  async reward<S extends readonly Subject[]>(policy: ThrottlePolicy<S>, ...callers: CallersOf<S>): Promise<void> {
    const store = this.stores[policy.store];
    await store.reward(policy, ...callers);
    for (const [wider, own] of widerOf(policy, callers)) await store.reward(wider, ...own);
  }
}

/** The same policy for the wider networks of an IPv6 caller, each with its larger allowance. */
function widerOf<S extends readonly Subject[]>(
  policy: ThrottlePolicy<S>,
  callers: CallersOf<S>,
): (readonly [ThrottlePolicy<S>, CallersOf<S>])[] {
  const position = policy.counts.indexOf('network');
  const address = callers[position];
  if (address === undefined) return [];
  return widerNetworksOf(address).map(({ network, bits, times }) => {
    const wider = { ...policy, name: `${policy.name}-${bits}`, calls: policy.calls * times };
    return [wider, callers.with(position, network) as unknown as CallersOf<S>] as const;
  });
}

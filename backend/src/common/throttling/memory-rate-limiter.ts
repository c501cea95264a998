import { LRUCache } from 'lru-cache';
import { TooManyRequestsError } from '../domain-error.js';
import { callerKey } from './caller-key.js';
import type { CallersOf, Subject, ThrottlePolicy } from './policies.js';
import { RateLimiter } from './rate-limiter.port.js';

interface Window {
  calls: number;
  readonly endsAt: number;
}

/** For each policy; a window takes about 200 bytes. */
const MAX_CALLERS = 20_000;

/**
 * Counts calls in this process, in fixed windows. Bounded, unlike the library's `RateLimiterMemory`: a caller who owns many
 * networks would fill the memory with windows; here the least recently seen caller is evicted instead.
 */
export class MemoryRateLimiter extends RateLimiter {
  private readonly windows = new Map<string, LRUCache<string, Window>>();

  constructor(
    private readonly maxCallers = MAX_CALLERS,
    private readonly now = () => performance.now(),
  ) {
    super();
  }

  consume<S extends readonly Subject[]>(policy: ThrottlePolicy<S>, ...callers: CallersOf<S>): Promise<void> {
    const window = this.windowOf(policy, callers);
    window.calls += 1;
    if (window.calls <= policy.calls) return Promise.resolve();
    return Promise.reject(new TooManyRequestsError(Math.ceil((window.endsAt - this.now()) / 1000)));
  }

  reward<S extends readonly Subject[]>(policy: ThrottlePolicy<S>, ...callers: CallersOf<S>): Promise<void> {
    const window = this.windowOf(policy, callers);
    window.calls = Math.max(0, window.calls - 1);
    return Promise.resolve();
  }

  private windowOf(policy: ThrottlePolicy, callers: readonly string[]): Window {
    const windows = this.windows.get(policy.name) ?? new LRUCache<string, Window>({ max: this.maxCallers });
    this.windows.set(policy.name, windows);
    const key = callerKey(policy, callers);
    const present = windows.get(key);
    if (present && present.endsAt > this.now()) return present;
    const window = { calls: 0, endsAt: this.now() + policy.seconds * 1000 };
    windows.set(key, window);
    return window;
  }
}

import type { Clock } from '../../src/common/clock.port.js';
import { TooManyRequestsError } from '../../src/common/domain-error.js';
import { FORGOTTEN_AFTER_SECONDS, type SlowDown } from '../../src/common/throttling/slow-down.js';
import { Attempts } from '../../src/identity/application/attempts.port.js';

interface Failures {
  readonly count: number;
  readonly pausedUntil: number;
  readonly lastAt: number;
}

/** Counts of failures, in memory. */
export class InMemoryAttempts extends Attempts {
  private readonly failures = new Map<string, Failures>();

  constructor(private readonly clock: Clock) {
    super();
  }

  begin(rule: SlowDown, who: string): Promise<void> {
    const key = `${rule.name}:${who}`;
    const now = this.clock.now().getTime();
    const before = this.failures.get(key);
    if (before && before.pausedUntil > now)
      return Promise.reject(new TooManyRequestsError(Math.ceil((before.pausedUntil - now) / 1000)));
    const isForgotten = !before || before.lastAt < now - FORGOTTEN_AFTER_SECONDS * 1000;
    const count = isForgotten ? 1 : before.count + 1;
    const pause = Math.min(rule.firstPauseSeconds * 2 ** (count - rule.free), rule.maxPauseSeconds);
    this.failures.set(key, { count, pausedUntil: count < rule.free ? 0 : now + pause * 1000, lastAt: now });
    return Promise.resolve();
  }

  takeBack(rule: SlowDown, who: string): Promise<void> {
    const key = `${rule.name}:${who}`;
    const before = this.failures.get(key);
    if (before && before.count > 0) this.failures.set(key, { ...before, count: before.count - 1, pausedUntil: 0 });
    return Promise.resolve();
  }

  forget(rule: SlowDown, who: string): Promise<void> {
    this.failures.delete(`${rule.name}:${who}`);
    return Promise.resolve();
  }
}

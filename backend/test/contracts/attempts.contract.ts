import { TooManyRequestsError } from '../../src/common/domain-error.js';
import type { SlowDown } from '../../src/common/throttling/slow-down.js';
import type { Attempts } from '../../src/identity/application/attempts.port.js';
import type { ManualClock } from '../fakes/manual-clock.js';

const rule: SlowDown = {
  name: 'test',
  what: 'failures',
  counts: ['account'],
  why: '',
  free: 2,
  firstPauseSeconds: 10,
  maxPauseSeconds: 25,
};

/** The behaviour of every count of failures. */
export function itCountsAttempts(open: () => { readonly attempts: Attempts; readonly clock: ManualClock }): void {
  let attempts: Attempts;
  let clock: ManualClock;
  let who: string;

  beforeEach(() => {
    ({ attempts, clock } = open());
    who = crypto.randomUUID();
  });

  /** Begins an attempt; answers how many seconds it has to wait, 0 when it may go on. */
  const pause = async (): Promise<number> => {
    const refusal = await attempts.begin(rule, who).catch((error: unknown) => error);
    return refusal instanceof TooManyRequestsError ? refusal.retryAfterSeconds : 0;
  };

  it('allows some attempts, then doubles the pause up to a maximum', async () => {
    expect([await pause(), await pause(), await pause()]).toEqual([0, 0, 10]);
    const grown = [];
    for (const seconds of [10, 20, 25]) {
      clock.pass(seconds * 1000);
      grown.push(await pause(), await pause());
    }
    expect(grown).toEqual([0, 20, 0, 25, 0, 25]);
    await attempts.begin(rule, `another than ${who}`);
    await attempts.begin({ ...rule, name: 'other' }, who);
  });

  it('counts each of many attempts in the same instant', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, pause));

    expect(many.filter((seconds) => seconds === 0)).toHaveLength(2);
  });

  it('resets failures after an hour, and when the person proves their identity', async () => {
    expect([await pause(), await pause(), await pause()]).toEqual([0, 0, 10]);
    clock.pass(3_601_000);
    expect([await pause(), await pause(), await pause()]).toEqual([0, 0, 10]);
    await attempts.forget(rule, who);
    expect([await pause(), await pause(), await pause()]).toEqual([0, 0, 10]);
  });

  it('removes one attempt that was no failure', async () => {
    await pause();
    await attempts.takeBack(rule, who);

    expect([await pause(), await pause(), await pause()]).toEqual([0, 0, 10]);
  });
}

import { MemoryRateLimiter } from './memory-rate-limiter.js';
import type { ThrottlePolicy } from './policies.js';
import { withinLimit } from './within-limit.js';

const policy: ThrottlePolicy<readonly ['mailbox']> = {
  name: 'test',
  what: 'tests',
  counts: ['mailbox'],
  calls: 1,
  seconds: 10,
  store: 'memory',
  why: '',
};

describe('withinLimit', () => {
  it('does no work beyond the limit, and returns false', async () => {
    const limiter = new MemoryRateLimiter();
    let done = 0;
    const work = () => Promise.resolve(void (done += 1));
    await expect(withinLimit(limiter, policy, ['laura@example.com'], work)).resolves.toBe(true);
    await expect(withinLimit(limiter, policy, ['laura+2@example.com'], work)).resolves.toBe(false);
    expect(done).toBe(1);
  });

  it('counts no work that fails', async () => {
    const limiter = new MemoryRateLimiter();
    const failing = () => Promise.reject(new Error('no mail server'));
    for (let time = 0; time < 3; time += 1)
      await expect(withinLimit(limiter, policy, ['laura@example.com'], failing)).rejects.toThrow('no mail server');
  });
});

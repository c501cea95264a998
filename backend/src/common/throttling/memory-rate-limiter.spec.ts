import { TooManyRequestsError } from '../domain-error.js';
import { MemoryRateLimiter } from './memory-rate-limiter.js';
import type { ThrottlePolicy } from './policies.js';

const policy: ThrottlePolicy<readonly ['network']> = {
  name: 'test',
  what: 'tests',
  counts: ['network'],
  calls: 1,
  seconds: 10,
  store: 'memory',
  why: '',
};

describe('MemoryRateLimiter', () => {
  it('begins a new window when the old one ends', async () => {
    let now = 0;
    const limiter = new MemoryRateLimiter(100, () => now);
    await limiter.consume(policy, '203.0.113.7');
    now = 4_000;
    await expect(limiter.consume(policy, '203.0.113.7')).rejects.toMatchObject({ retryAfterSeconds: 6 });
    now = 10_000;
    await limiter.consume(policy, '203.0.113.7');
  });

  it('evicts the least recently seen caller when it is full', async () => {
    const limiter = new MemoryRateLimiter(2);
    await limiter.consume(policy, '203.0.113.1');
    await limiter.consume(policy, '203.0.113.2');
    await limiter.consume(policy, '203.0.113.3');
    await limiter.consume(policy, '203.0.113.1');
    await expect(limiter.consume(policy, '203.0.113.3')).rejects.toThrow(TooManyRequestsError);
  });
});

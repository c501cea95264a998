import { MemoryRateLimiter } from './memory-rate-limiter.js';
import { PolicyRateLimiter } from './policy-rate-limiter.js';
import { policy } from './throttle-policy.js';
import { isWithinLimit } from './within-limit.js';

describe('PolicyRateLimiter', () => {
  const calls = policy(['network'], { name: 'test', what: 'tests', calls: 2, seconds: 600, store: 'memory' }, '');
  let limiter: PolicyRateLimiter;
  const call = (ip: string) => isWithinLimit(limiter, calls, ip);
  /** The calls that pass, of three from each of 256 networks. */
  const passing = async (addressOf: (number: number) => string) => {
    let count = 0;
    for (let number = 0; number < 256; number += 1)
      for (let turn = 0; turn < 3; turn += 1) if (await call(addressOf(number))) count += 1;
    return count;
  };

  beforeEach(() => {
    limiter = new PolicyRateLimiter({ memory: new MemoryRateLimiter(), database: new MemoryRateLimiter() });
  });

  it('gives an IPv4 address and an IPv6 /64 what the policy says', async () => {
    for (const ip of ['203.0.113.7', '2001:db8::1'])
      expect([await call(ip), await call(ip), await call(ip)]).toEqual([true, true, false]);
  });

  it('gives a /56 four times as much, and a /48 sixteen times, however many /64 call', async () => {
    expect(await passing((number) => `2001:db8:1:${number.toString(16)}::1`)).toBe(4 * 2);
    expect(await passing((number) => `2001:db8:2:${number.toString(16)}00::1`)).toBe(16 * 2);
    // Other sites and IPv4 addresses have their own.
    expect(await passing((number) => `2001:db9:${number.toString(16)}::1`)).toBe(256 * 2);
    expect(await passing((number) => `203.0.113.${number}`)).toBe(256 * 2);
  });

  it('takes a call back from all of them', async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      expect(await call('2001:db8:1:1::1')).toBe(true);
      await limiter.reward(calls, '2001:db8:1:1::1');
    }
    expect(await call('2001:db8:1:1::1')).toBe(true);
  });
});

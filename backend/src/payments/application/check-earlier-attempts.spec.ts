import { ManualClock } from '../../../test/fakes/manual-clock.js';
import { eventually } from '../../../test/support/eventually.js';
import type { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import type { PaymentAttempt } from '../domain/payment-attempt.js';
import { CheckEarlierAttempts } from './check-earlier-attempts.js';
import type { CheckPayments } from './check-payments.js';
import type { PaymentAttempts } from './payment-attempts.port.js';

describe('checking the earlier attempts of carts', () => {
  const FLOOD = '203.0.113.7';
  const CUSTOMER = '198.51.100.1';
  let asked: { readonly reference: string; readonly answer: () => void }[];
  let earlier: CheckEarlierAttempts;

  const cart = (name: string, attempts: number) =>
    Array.from({ length: attempts }, (_, index) => ({ reference: `${name}-${index}` }) as PaymentAttempt);
  const askedOf = (name: string) => asked.filter(({ reference }) => reference.startsWith(name)).length;

  beforeEach(() => {
    asked = [];
    const check = ({ reference }: PaymentAttempt) =>
      new Promise<{ isUndecided: boolean }>((resolve) =>
        asked.push({ reference, answer: () => resolve({ isUndecided: false }) }),
      );
    const limiter = { consume: () => Promise.resolve() } as unknown as RateLimiter;
    earlier = new CheckEarlierAttempts({} as PaymentAttempts, { check } as CheckPayments, limiter, new ManualClock());
  });

  it('asks the provider few questions at once for one network, and another network need not wait for them', async () => {
    const flood = Array.from({ length: 24 }, (_, index) => earlier.settle(cart(`flood-${index}`, 10), FLOOD));
    await eventually(() => Promise.resolve(expect(askedOf('flood')).toBe(4)));
    const customer = earlier.settle(cart('customer', 2), CUSTOMER);
    await eventually(() => Promise.resolve(expect(askedOf('customer')).toBe(2)));
    expect(askedOf('flood')).toBe(4);
    for (const { reference, answer } of asked) if (reference.startsWith('customer')) answer();
    expect(await customer).toBe(true);
    // A check that waits too long is dropped; staff review a second payment.
    expect(await Promise.all(flood)).toEqual(Array(24).fill(true));
    expect(askedOf('flood')).toBe(4);
  });
});

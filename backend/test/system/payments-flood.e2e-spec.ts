import { POLICIES } from '../../src/common/throttling/policies.js';
import { RateLimiter } from '../../src/common/throttling/rate-limiter.port.js';
import type { BegunPayment } from '../support/paying-people.js';
import { PayingShop } from '../support/paying-shop.js';

describe('a network that begins more payments than people do', () => {
  let shop: PayingShop;
  const LOCAL = '127.0.0.1';

  beforeAll(async () => {
    shop = await PayingShop.open();
  });
  afterAll(() => shop.close());

  const attemptOf = async ({ config }: BegunPayment) =>
    (
      await shop.sql<{ is_low_priority: boolean; minutes: number }>(
        `SELECT is_low_priority, extract(epoch FROM next_check_at - created_at)::int / 60 AS minutes
         FROM payment_attempt WHERE reference = $1`,
        [config.reference],
      )
    )[0];
  const onBoth = async (count: (limiter: RateLimiter) => Promise<void>) => {
    const { calls } = POLICIES.watchedPayments;
    for (const { app } of [shop.shop, shop.second])
      for (let call = 0; call < calls; call += 1) await count(app.get(RateLimiter)).catch(() => undefined);
  };

  it('gets low-priority attempts, which are settled at once when a payment is reported', async () => {
    const early = await shop.begin();
    expect(await attemptOf(early)).toEqual({ is_low_priority: false, minutes: 1 });
    await onBoth((limiter) => limiter.consume(POLICIES.watchedPayments, LOCAL));
    const late = await shop.begin();
    expect(await attemptOf(late)).toEqual({ is_low_priority: true, minutes: 30 });
    await shop.complete(await shop.pay(late.config)).expect(201);
    expect(await attemptOf(late)).toEqual({ is_low_priority: false, minutes: 6 * 60 });
    await onBoth((limiter) => limiter.reward(POLICIES.watchedPayments, LOCAL));
  });

  it('does not count requests that reuse an attempt', async () => {
    const { sessionId, email } = await shop.begin();
    for (let call = 0; call < 10; call += 1) await shop.configOf(sessionId, email);
    for (const { app } of [shop.shop, shop.second])
      for (let call = 0; call < POLICIES.watchedPayments.calls - 3; call += 1)
        await app.get(RateLimiter).consume(POLICIES.watchedPayments, LOCAL);
  });
});

import { TooManyRequestsError } from '../../../common/domain-error.js';
import { MemoryRateLimiter } from '../../../common/throttling/memory-rate-limiter.js';
import { NewCartLimit } from './new-cart-limit.js';

it('limits new carts of one network, but not its known carts or other networks', async () => {
  const limit = new NewCartLimit(new MemoryRateLimiter());
  for (let cart = 0; cart < 3000; cart += 1) await limit.count(`cart-${cart}`, `2001:db8::${cart.toString(16)}`);
  await expect(limit.count('one-more', '2001:db8::beef')).rejects.toBeInstanceOf(TooManyRequestsError);
  await expect(limit.count('cart-0', '2001:db8::beef')).resolves.toBeUndefined();
  await expect(limit.count('one-more', '2001:db8:0:1::beef')).resolves.toBeUndefined();
});

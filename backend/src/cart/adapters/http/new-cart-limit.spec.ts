import { TooManyRequestsError } from '../../../common/domain-error.js';
import { NewCartLimit } from './new-cart-limit.js';

it('asks an address that begins carts without end to wait, and lets its known carts and other addresses go on', async () => {
  const limit = new NewCartLimit();
  for (let cart = 0; cart < 3000; cart += 1) await limit.count(`cart-${cart}`, '192.0.2.1');
  await expect(limit.count('one-more', '192.0.2.1')).rejects.toBeInstanceOf(TooManyRequestsError);
  await expect(limit.count('cart-0', '192.0.2.1')).resolves.toBeUndefined();
  await expect(limit.count('one-more', '192.0.2.2')).resolves.toBeUndefined();
});

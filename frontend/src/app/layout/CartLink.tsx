import { lazy, Suspense } from 'react';
import { useSession } from '../../features/cart/session';
import { BagLink } from './BagLink';

/** If the chunk cannot be loaded, the bar shows the plain link. */
const CartBag = lazy(() => import('./CartBag').catch(() => ({ default: BagLink })));

/** Link to the cart on every page. The code for the count and the preview is loaded once there is a cart. */
export function CartLink() {
  const session = useSession();
  return <Suspense fallback={<BagLink />}>{session ? <CartBag /> : <BagLink />}</Suspense>;
}

import { lazy, Suspense } from 'react';
import { useSession } from '../../features/cart/session';
import { BagLink } from './BagLink';

/** The bar outlives a chunk that cannot be brought. */
const CartBag = lazy(() => import('./CartBag').catch(() => ({ default: BagLink })));

/** Leads to the cart from every page. What counts and shows its pieces is fetched once there is a cart. */
export function CartLink() {
  const session = useSession();
  return <Suspense fallback={<BagLink />}>{session ? <CartBag /> : <BagLink />}</Suspense>;
}

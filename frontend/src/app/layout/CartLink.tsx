import { lazy, Suspense } from 'react';
import { useSession } from '../../features/cart/session';
import { BagLink } from './BagLink';

const CartBag = lazy(() => import('./CartBag'));

/** Leads to the cart from every page. What counts and shows its pieces is fetched once there is a cart. */
export function CartLink() {
  const session = useSession();
  return <Suspense fallback={<BagLink />}>{session ? <CartBag /> : <BagLink />}</Suspense>;
}

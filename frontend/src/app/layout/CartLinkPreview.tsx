import type { CartTotalsDto } from '../../api/cart.api';
import { CartPreview } from '../../features/cart/CartPreview';
import { LinePicture } from '../LinePicture';

/** The preview with its pictures: a separate chunk, loaded once the cart has items. */
export default function CartLinkPreview({ cart, onLeave }: { cart: CartTotalsDto; onLeave: () => void }) {
  return <CartPreview cart={cart} picture={(item) => <LinePicture item={item} width={52} />} onLeave={onLeave} />;
}

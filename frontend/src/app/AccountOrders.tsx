import type { AccountDto } from '../api/identity.api';
import { MyOrders } from '../features/orders/MyOrders';
import { orderPicture } from './LinePicture';

/**
 * The orders of the logged-in customer. A separate chunk with the code that draws their designs, which no other shopper
 * needs.
 */
export default function AccountOrders({ account }: { account: AccountDto }) {
  return <MyOrders account={account} picture={orderPicture} />;
}

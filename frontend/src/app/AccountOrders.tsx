import { MyOrders } from '../features/orders/MyOrders';
import { orderPicture } from './order-picture';

/** The orders of who is logged in, with the code that draws their designs: nobody else brings it. */
export default function AccountOrders() {
  return <MyOrders picture={orderPicture} />;
}

import type { TrackedOrderDto } from '../api/orders.api';
import { OrderContents } from '../features/orders/OrderContents';
import { orderPicture } from './LinePicture';

/** The contents of a tracked order. A separate chunk, because the page has no order before it is searched. */
export default function TrackedContents({ order }: { order: TrackedOrderDto }) {
  return <OrderContents order={order} picture={orderPicture} />;
}

import type { OrderItemDto } from '../api/orders.api';
import { picturedLine } from './LinePhoto';
import { LinePicture } from './LinePicture';

/** In pixels: the widest element that shows lines of orders. */
const WIDTH = 64;

/** The picture of an order line, for the features that list orders. */
export const orderPicture = (item: OrderItemDto) => <LinePicture item={picturedLine(item)} width={WIDTH} />;

import type { OrderItemDto } from '../api/orders.api';
import { LinePicture } from './LinePicture';
import { picturedLine } from './pictured-line';

/** Pixels: the widest of the places in which lines of orders are shown. */
const WIDTH = 64;

/** What a line of an order looks like, for the features that list orders. */
export const orderPicture = (item: OrderItemDto) => <LinePicture item={picturedLine(item)} width={WIDTH} />;

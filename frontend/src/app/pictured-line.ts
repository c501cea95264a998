import type { CartItemDto } from '../api/cart.api';
import type { OrderItemDto } from '../api/orders.api';
import type { MadeLine } from '../features/customiser/choices';

/** The data needed to show a piece; lines of a cart contain all of it. */
export type PicturedLine = MadeLine &
  Pick<CartItemDto, 'productId' | 'hasBordado' | 'kitId'> & { product: { imageUrl: string } };

/** Converts a line of an order, which stores the picture of its product at the time of the order. */
export function picturedLine(item: OrderItemDto): PicturedLine {
  return { ...item, product: { imageUrl: item.imageUrl } };
}

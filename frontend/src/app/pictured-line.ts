import type { CartItemDto } from '../api/cart.api';
import type { OrderItemDto } from '../api/orders.api';
import type { MadeLine } from '../features/customiser/choices';

/** What has to be known of pieces to show them: lines of a cart have it all. */
export type PicturedLine = MadeLine &
  Pick<CartItemDto, 'productId' | 'hasBordado' | 'kitId'> & { product: { imageUrl: string } };

/** A line of an order, which keeps the picture of its product as it was. */
export function picturedLine(item: OrderItemDto): PicturedLine {
  return { ...item, product: { imageUrl: item.imageUrl } };
}

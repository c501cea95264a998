import type { CartItemDto, CartTotalsDto } from '../api/cart.api';

/** Puts items as the server answered them where they stand already, else last. */
export function putItems(cart: CartTotalsDto, items: readonly CartItemDto[]): void {
  for (const item of items) {
    const place = cart.items.findIndex(({ id }) => id === item.id);
    if (place < 0) cart.items.push(item);
    else cart.items[place] = item;
  }
  addUp(cart);
}

/** All items as the server answered them. */
export function setItems(cart: CartTotalsDto, items: CartItemDto[]): void {
  cart.items = items;
  addUp(cart);
}

/** `id` is of an item, or the `kitId` of all pieces of a kit; so are those of the next two. */
export function quantityOf(cart: CartTotalsDto, id: string): number {
  return cart.items.find(isOf(id))?.quantity ?? 0;
}

export function setQuantity(cart: CartTotalsDto, id: string, quantity: number): void {
  for (const item of cart.items.filter(isOf(id))) item.quantity = quantity;
  addUp(cart);
}

export function dropItem(cart: CartTotalsDto, id: string): void {
  const isDropped = isOf(id);
  cart.items = cart.items.filter((item) => !isDropped(item));
  addUp(cart);
}

const isOf = (id: string) => (item: CartItemDto) => item.id === id || item.kitId === id;

export function dropAll(cart: CartTotalsDto): void {
  cart.items = [];
  addUp(cart);
}

/** Shows the change at once, as the server will add it up (decisions, 6); its own totals follow. */
function addUp(cart: CartTotalsDto): void {
  cart.itemCount = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  cart.total = cart.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  cart.discountAmount =
    cart.discountPercent > 0
      ? Math.round((cart.total * cart.discountPercent) / 100)
      : Math.min(cart.total, cart.discountAmount);
  cart.finalTotal = cart.total - cart.discountAmount;
}

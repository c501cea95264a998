import { cartApi, type CartItemDto, type CartTotalsDto } from '../../api/cart.api';
import { type AppThunk, useAppDispatch } from '../../shared/state/app-store';

/** Changes the cached cart, for optimistic updates and responses. */
export function useChangeCart(): (sessionId: string, recipe: (cart: CartTotalsDto) => void) => void {
  const dispatch = useAppDispatch();
  return (sessionId, recipe) => {
    dispatch(cartApi.util.updateQueryData('getCartTotals', { sessionId }, recipe));
  };
}

/** Puts the lines that the server returned into the cached cart: in place, or at its end. */
export function putIntoCart(sessionId: string, items: readonly CartItemDto[]): AppThunk {
  return (dispatch) => {
    dispatch(cartApi.util.updateQueryData('getCartTotals', { sessionId }, (cart) => putLines(cart, items)));
  };
}

function putLines(cart: CartTotalsDto, items: readonly CartItemDto[]): void {
  for (const item of items) {
    const index = cart.items.findIndex(({ id }) => id === item.id);
    if (index < 0) cart.items.push(item);
    else cart.items[index] = item;
  }
  addUp(cart);
}

/** All lines as the server returned them. */
export function setLines(cart: CartTotalsDto, items: CartItemDto[]): void {
  cart.items = items;
  addUp(cart);
}

/** `id` is a line's id, or the `kitId` for all lines of a kit, here and in the next function. */
export function quantityOf(cart: CartTotalsDto, id: string): number {
  return cart.items.find(isOf(id))?.quantity ?? 0;
}

export function setQuantity(cart: CartTotalsDto, id: string, quantity: number): void {
  for (const item of cart.items.filter(isOf(id))) item.quantity = quantity;
  addUp(cart);
}

const isOf = (id: string) => (item: CartItemDto) => item.id === id || item.kitId === id;

export function dropLines(cart: CartTotalsDto, dropped: readonly CartItemDto[]): void {
  const ids = dropped.map(({ id }) => id);
  cart.items = cart.items.filter(({ id }) => !ids.includes(id));
  addUp(cart);
}

/** Puts lines that could not be removed back to their positions in `before`; other changes made since then stay. */
export function putBackLines(cart: CartTotalsDto, lines: readonly CartItemDto[], before: CartTotalsDto): void {
  for (const line of lines) {
    const isThere = cart.items.some(({ id }) => id === line.id);
    if (!isThere) cart.items.splice(before.items.indexOf(line), 0, line);
  }
  // Without the lines, a fixed discount was reduced to the total of the others.
  if (cart.discountCode === before.discountCode)
    cart.discountAmount = Math.max(cart.discountAmount, before.discountAmount);
  addUp(cart);
}

/** The totals of the changed lines; those of the server replace them when it answers. */
function addUp(cart: CartTotalsDto): void {
  cart.itemCount = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  cart.total = cart.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  cart.discountAmount =
    cart.discountPercent > 0
      ? Math.round((cart.total * cart.discountPercent) / 100)
      : Math.min(cart.total, cart.discountAmount);
  cart.finalTotal = cart.total - cart.discountAmount;
}

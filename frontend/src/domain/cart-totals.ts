import type { CartItemDto, CartTotalsDto } from '../api/cart.api';
import type { PricingDto } from '../api/catalogue.api';
import { formatCop } from '../shared/lib/format-cop';

/** Replaces the items that the cart already holds, in place, and appends new ones. */
export function putItems(cart: CartTotalsDto, items: readonly CartItemDto[]): void {
  for (const item of items) {
    const index = cart.items.findIndex(({ id }) => id === item.id);
    if (index < 0) cart.items.push(item);
    else cart.items[index] = item;
  }
  addUp(cart);
}

/** All items as the server returned them. */
export function setItems(cart: CartTotalsDto, items: CartItemDto[]): void {
  cart.items = items;
  addUp(cart);
}

/** `id` is an item's id, or the `kitId` for all pieces of a kit; the next two actions use it in the same way. */
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

/** The totals of the changed items; those of the server replace them when it answers. */
function addUp(cart: CartTotalsDto): void {
  cart.itemCount = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  cart.total = cart.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  cart.discountAmount =
    cart.discountPercent > 0
      ? Math.round((cart.total * cart.discountPercent) / 100)
      : Math.min(cart.total, cart.discountAmount);
  cart.finalTotal = cart.total - cart.discountAmount;
}

/**
 * The lines of a cart's total, the same on every page. `delivery` is absent while it loads, so that the total does not wait for
 * it.
 */
export function totalLines(cart: CartTotalsDto, delivery: PricingDto['delivery'] | undefined) {
  const { total, finalTotal, itemCount, discountCode, discountPercent, discountAmount } = cart;
  const label = discountPercent > 0 ? `Descuento ${discountPercent}%` : 'Descuento';
  const saving = discountCode ? [{ label, value: -discountAmount }] : [];
  const shipping = delivery ? `≈ ${formatCop(delivery.shippingEstimate)}, lo pagas al recibir` : 'Lo pagas al recibir';
  return {
    lines: [
      { label: `Subtotal, ${itemCount} ${itemCount === 1 ? 'producto' : 'productos'}`, value: total },
      ...saving,
      { label: 'Envío', value: shipping },
    ],
    total: { label: 'Total', value: finalTotal },
  };
}

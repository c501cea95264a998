import type { CartItemDto } from '../../api/cart.api';

/** What tells two items of one product apart when they are spoken of: 'Pañalera Multifuncional, Sofía'. */
export function itemLabel({ name, personalization }: CartItemDto): string {
  return personalization ? `${name}, ${personalization}` : name;
}

/** It came from the customiser and can be opened there again. */
export function isDesigned(item: Pick<CartItemDto, 'embroideryFont'>): boolean {
  return item.embroideryFont !== null;
}

/** Where an item is changed (`line`), or another one is made from it (`copy`). */
export function customiserPath(item: Pick<CartItemDto, 'id' | 'productId'>, as: 'line' | 'copy'): string {
  return `/customize/${item.productId}?${as}=${item.id}`;
}

import type { CartItemDto } from '../../api/cart.api';

/** Returns a label that distinguishes lines of one product, for example 'Pañalera Multifuncional, Sofía'. */
export function lineLabel({ name, personalization }: CartItemDto): string {
  return personalization ? `${name}, ${personalization}` : name;
}

/** Returns true for lines made in the customiser, which can be opened there again. */
export function isDesigned(item: Pick<CartItemDto, 'embroideryFont'>): boolean {
  return item.embroideryFont !== null;
}

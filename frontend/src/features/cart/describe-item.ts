import type { CartItemDto } from '../../api/cart.api';

/** What tells two items of one product apart when they are spoken of: 'Pañalera Multifuncional, Sofía'. */
export function itemLabel({ name, personalization }: CartItemDto): string {
  return personalization ? `${name}, ${personalization}` : name;
}

/** It came from the customiser and can be opened there again. */
export function isDesigned(item: CartItemDto): boolean {
  return item.embroideryFont !== null;
}

/** Made for one child: the law knows no withdrawal from it (Ley 1480, art. 47). */
export function isPersonalised(item: CartItemDto): boolean {
  return item.hasBordado || item.keychainPersonalization !== '';
}

import type { CartItemDto } from '../../api/cart.api';

/** Lines of a price that say nothing about how the piece is made, or that the texts say better. */
const TOLD_OTHERWISE = new Set(['Precio base', 'Sin bordado', 'Bordado de nombre']);
const KEYCHAIN = 'Llavero personalizado';

/** How the pieces of an item are made, one fact each, for the cart and every text about it. */
export function describeItem(item: CartItemDto): string[] {
  const extras = item.breakdown
    .map(({ label }) => label)
    .filter((label) => !TOLD_OTHERWISE.has(label))
    .map((label) => (label === KEYCHAIN ? `Llavero: ${item.keychainPersonalization}` : label));
  const request = item.specialRequest ? [`Personalización: ${item.specialRequest}`] : [];
  return [embroideryOf(item), ...extras, ...request];
}

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

function embroideryOf({ hasBordado, personalization }: CartItemDto): string {
  if (!hasBordado) return 'Sin bordado';
  return personalization ? `Bordado: ${personalization}` : 'Con bordado, sin nombre todavía';
}

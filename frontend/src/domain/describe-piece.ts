import type { CartItemDto } from '../api/cart.api';

/** How a piece is made, in the cart or before it. */
export type MadePiece = Pick<
  CartItemDto,
  'breakdown' | 'hasBordado' | 'personalization' | 'keychainPersonalization' | 'specialRequest'
>;

/** Lines of a price that say nothing about how the piece is made, or that the texts say better. */
const TOLD_OTHERWISE = new Set(['Precio base', 'Sin bordado', 'Bordado de nombre']);
/** The line of a kit's discount: where pieces are listed the kit stands above them. */
const KIT_DISCOUNT = /^Kit de \d+ piezas/;
const KEYCHAIN = 'Llavero personalizado';

/** How a piece is made, one fact each, for the cart and every text about it. */
export function describePiece(piece: MadePiece): string[] {
  const keychain = `Llavero: ${piece.keychainPersonalization}`;
  const extras = piece.breakdown
    .map(({ label }) => (label === KEYCHAIN ? keychain : label))
    .filter((label) => !TOLD_OTHERWISE.has(label) && !KIT_DISCOUNT.test(label));
  // The owner may have given the add-on another name.
  if (piece.keychainPersonalization && !extras.includes(keychain)) extras.push(keychain);
  const request = piece.specialRequest ? [`Personalización: ${piece.specialRequest}`] : [];
  return [embroideryOf(piece), ...extras, ...request];
}

function embroideryOf({ hasBordado, personalization }: MadePiece): string {
  if (!hasBordado) return 'Sin bordado';
  return personalization ? `Bordado: ${personalization}` : 'Con bordado, sin nombre todavía';
}

/** Embroidery was paid for, and nobody has said of what; the customiser does not let a piece go without its name. */
export function lacksName(piece: Pick<CartItemDto, 'hasBordado' | 'personalization' | 'embroideryFont'>): boolean {
  return piece.hasBordado && !piece.personalization && piece.embroideryFont === null;
}

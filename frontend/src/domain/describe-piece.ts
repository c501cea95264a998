import type { CartItemDto } from '../api/cart.api';
import { formatCop } from '../shared/lib/format-cop';

/** The chosen options of a piece, in the cart or before it is added. */
export type MadePiece = Pick<
  CartItemDto,
  'breakdown' | 'hasBordado' | 'personalization' | 'keychainPersonalization' | 'specialRequest'
>;

/** Price lines that the description leaves out: they name no option, or a text describes it better. */
const OMITTED_LINES = new Set(['Precio base', 'Sin bordado', 'Bordado de nombre']);
/** The line of a kit's discount. Lists of pieces omit it, because they show the kit as their heading. */
const KIT_DISCOUNT = /^Kit de \d+ piezas/;
const KEYCHAIN = 'Llavero personalizado';

/** One chosen option of a piece. */
export interface Fact {
  words: string;
  /** Follows the words; made exactly as typed, so that no translator may change it. */
  asTyped?: string;
}

/** The chosen options of a piece, one per entry. */
export function factsOf(piece: MadePiece): Fact[] {
  const keychain = { words: 'Llavero: ', asTyped: piece.keychainPersonalization ?? '' };
  const extras = piece.breakdown
    .filter(({ label }) => !OMITTED_LINES.has(label) && !KIT_DISCOUNT.test(label))
    .map(({ label }) => (label === KEYCHAIN ? keychain : { words: label }));
  // The owner can rename the add-on; its label then differs from `KEYCHAIN`.
  if (piece.keychainPersonalization && !extras.includes(keychain)) extras.push(keychain);
  const request = piece.specialRequest ? [{ words: `Personalización: ${piece.specialRequest}` }] : [];
  return [embroideryOf(piece), ...extras, ...request];
}

/** The chosen options of a piece as plain texts. */
function describePiece(piece: MadePiece): string[] {
  return factsOf(piece).map(({ words, asTyped = '' }) => words + asTyped);
}

function embroideryOf({ hasBordado, personalization }: MadePiece): Fact {
  if (!hasBordado) return { words: 'Sin bordado' };
  return personalization
    ? { words: 'Bordado: ', asTyped: personalization }
    : { words: 'Con bordado, sin nombre todavía' };
}

/** Embroidery was chosen without a name, which the customiser does not allow. */
export function lacksName(piece: Pick<CartItemDto, 'hasBordado' | 'personalization' | 'embroideryFont'>): boolean {
  return piece.hasBordado && !piece.personalization && piece.embroideryFont === null;
}

/** The description of identical pieces. */
export type PieceInWords = MadePiece &
  Pick<CartItemDto, 'name' | 'quantity' | 'price'> & {
    kitId?: string | null;
  };

/** Describes identical pieces for a chat: quantity, total, options and unit price. */
export function pieceText(piece: PieceInWords): string {
  const { name, quantity, price, breakdown } = piece;
  return [
    `• ${quantity} × ${name}: ${formatCop(price * quantity)}`,
    `  ${describePiece(piece).join(', ')}`,
    `  ${breakdown.map(({ label, amount }) => `${label} ${amount === 0 ? 'incluido' : formatCop(amount)}`).join(' · ')}`,
  ].join('\n');
}

import type { CartItemDto } from '../api/cart.api';
import { formatCop } from '../shared/lib/format-cop';
import { carriesName, inWords } from './piece-design';

/** The chosen options of a piece, in the cart or before it is added. */
export type MadePiece = Pick<
  CartItemDto,
  'breakdown' | 'hasBordado' | 'addOns' | 'personalization' | 'keychainPersonalization' | 'specialRequest'
> & {
  /** What is seen on it; missing or empty for an order of an earlier release. */
  shown?: CartItemDto['shown'];
};

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

/**
 * Everything that a piece is made with, one entry each: embroidery, look, add-ons and texts. The server says the same: both run
 * `docs/piece-cases.json`.
 */
export function factsOf(piece: MadePiece): Fact[] {
  const keychain = { words: 'Llavero: ', asTyped: piece.keychainPersonalization ?? '' };
  const shown = piece.shown ?? [];
  const look = inWords(shown).map(({ words }) => ({ words }));
  const priced = new Set(inWords(shown.filter(({ asInPhoto }) => !asInPhoto)).map(({ words }) => words));
  const extras = piece.breakdown
    .filter(({ label }) => !OMITTED_LINES.has(label) && !KIT_DISCOUNT.test(label) && !priced.has(label))
    .map(({ label }) => (label === KEYCHAIN ? keychain : { words: label }));
  // The owner can rename the add-on; its label then differs from `KEYCHAIN`.
  if (piece.keychainPersonalization && !extras.includes(keychain)) extras.push(keychain);
  const request = piece.specialRequest ? [{ words: `Personalización: ${piece.specialRequest}` }] : [];
  return [embroideryOf(piece), ...look, ...extras, ...request];
}

/** The facts as plain texts. */
export function describePiece(piece: MadePiece): string[] {
  return factsOf(piece).map(({ words, asTyped = '' }) => words + asTyped);
}

function embroideryOf(piece: MadePiece): Fact {
  const { hasBordado, personalization } = piece;
  if (!carriesName(piece)) return { words: 'Sin bordado' };
  if (!hasBordado) return { words: 'Solo el nombre, sin motivo: ', asTyped: personalization };
  return personalization
    ? { words: 'Bordado: ', asTyped: personalization }
    : { words: 'Con bordado, sin nombre todavía' };
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
    `  ${describePiece(piece).join(' · ')}`,
    `  ${breakdown.map(({ label, amount }) => `${label} ${amount === 0 ? 'incluido' : formatCop(amount)}`).join(' · ')}`,
  ].join('\n');
}

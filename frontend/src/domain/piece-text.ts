import type { CartItemDto } from '../api/cart.api';
import { describePiece, type MadePiece } from './describe-piece';
import { formatCop } from '../shared/lib/format-cop';

/** What there is to tell about pieces made alike. */
export type PieceInWords = MadePiece &
  Pick<CartItemDto, 'name' | 'quantity' | 'price'> & {
    kitId?: string | null;
  };

/** Pieces made alike, as a chat tells them: how many, what they cost together, how they are made, and the price of one. */
export function pieceText(piece: PieceInWords): string {
  const { name, quantity, price, breakdown } = piece;
  return [
    `• ${quantity} × ${name}: ${formatCop(price * quantity)}`,
    `  ${describePiece(piece).join(', ')}`,
    `  ${breakdown.map(({ label, amount }) => `${label} ${amount === 0 ? 'incluido' : formatCop(amount)}`).join(' · ')}`,
  ].join('\n');
}

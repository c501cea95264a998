import type { CartItemDto } from '../api/cart.api';
import { describePiece, type MadePiece } from './describe-piece';
import { formatCop } from '../shared/lib/format-cop';

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

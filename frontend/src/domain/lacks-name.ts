import type { CartItemDto } from '../api/cart.api';

/** Embroidery was chosen without a name. */
export function lacksName(piece: Pick<CartItemDto, 'hasBordado' | 'personalization'>): boolean {
  return piece.hasBordado && !piece.personalization;
}

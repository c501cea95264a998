import { AddFromCard } from '../features/cart/AddFromCard';
import type { CardAction } from '../features/catalogue/card-action';

/** Adds products of the shop's cards to the cart. */
export const addFromCard: CardAction = (piece, available) => <AddFromCard piece={piece} available={available} />;

import { AddFromCard } from '../features/cart/AddFromCard';
import type { CardAction } from '../features/catalogue/card-action';

/** Cards of the shop add to its cart. */
export const addFromCard: CardAction = (piece, available) => <AddFromCard piece={piece} available={available} />;

import { createContext, useContext } from 'react';
import type { Elements } from '../../shared/lib/elements';
import type { Piece } from '../../shared/lib/add-to-cart';

/** Action of a product card; pages provide it, because the catalogue does not depend on the cart. */
export type CardAction = (piece: Piece, available: boolean) => Elements;

export const CardActionContext = createContext<CardAction>(() => null);

export function useCardAction(): CardAction {
  return useContext(CardActionContext);
}

import { createContext, useContext, type ReactNode } from 'react';
import type { Piece } from '../../shared/lib/add-to-cart';

/** Action of a product card; pages provide it, because the catalogue does not depend on the cart. */
export type CardAction = (piece: Piece, available: boolean) => ReactNode;

export const CardActionContext = createContext<CardAction>(() => null);

export function useCardAction(): CardAction {
  return useContext(CardActionContext);
}

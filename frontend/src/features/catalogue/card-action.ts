import { createContext, useContext, type ReactNode } from 'react';
import type { Piece } from '../../shared/lib/add-to-cart';

/** What a card offers to do with its piece; pages provide it, since a catalogue knows no cart. */
export type CardAction = (piece: Piece, available: boolean) => ReactNode;

export const CardActionContext = createContext<CardAction>(() => null);

export function useCardAction(): CardAction {
  return useContext(CardActionContext);
}

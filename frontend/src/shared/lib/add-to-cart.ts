import { useState } from 'react';
import type { AddToCartDto } from '../../api/cart.api';

/** A piece as a shopper made it, before a cart takes it. */
export type Piece = Omit<AddToCartDto, 'sessionId'>;

/** What an add button says: 'Agregando...', then 'Agregado!' for two seconds or 'Error' (storefront.md, section 4). */
export type AddState = 'idle' | 'adding' | 'added' | 'failed';

/** What pages hand to the places where pieces are made: the way into the cart. */
export interface AddToCartHandle {
  state: AddState;
  /** Why the last piece was not added; gone at the next try. */
  failure?: string;
  /** Adds a piece once, however often it is pressed meanwhile; false when it failed. */
  add: (piece: Piece) => Promise<boolean>;
}

/** A text that is made as typed, to be read once more before that. */
interface SpelledText {
  label: string;
  text: string;
}

/** What is ordered, as it stood when the add button was pressed: nothing that happens later changes it. */
interface Order {
  piece: Piece;
  /** The piece is in the cart. */
  onAdded: () => void;
}

export interface Ordering {
  /** Texts to confirm; empty while nothing is asked. */
  spelling: readonly SpelledText[];
  /** Puts a piece into the cart, after asking for the spelling of what is written on it. */
  order: (order: Order) => void;
  confirm: () => void;
  correct: () => void;
}

/** The way of a piece from the add button over '¿Así se escribe?' into the cart. */
export function useOrder(adding: AddToCartHandle): Ordering {
  const [asked, setAsked] = useState<Order>();
  const send = async ({ piece, onAdded }: Order) => {
    setAsked(undefined);
    if (await adding.add(piece)) onAdded();
  };
  return {
    spelling: asked ? spelledTexts(asked.piece) : [],
    order: (order) => (spelledTexts(order.piece).length > 0 ? setAsked(order) : void send(order)),
    confirm: () => asked && void send(asked),
    correct: () => setAsked(undefined),
  };
}

function spelledTexts({ personalization: name, keychainPersonalization: keychain }: Piece): SpelledText[] {
  return [
    ...(name ? [{ label: 'Nombre a bordar', text: name }] : []),
    ...(keychain ? [{ label: 'Texto del llavero', text: keychain }] : []),
  ];
}

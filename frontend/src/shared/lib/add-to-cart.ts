import { useState } from 'react';
import type { AddToCartDto, EditKitDto } from '../../api/cart.api';

/** A piece as a shopper made it, before a cart takes it. */
export type Piece = Omit<AddToCartDto, 'sessionId'>;

/** What an add button says: 'Agregando...', then 'Agregado!' for two seconds or 'Error' (storefront.md, section 4). */
export type AddState = 'idle' | 'adding' | 'added' | 'failed';

/** What pages hand to the places where something is made: the way into the cart. */
export interface AddHandle<Added> {
  state: AddState;
  /** Why it was not added the last time; gone at the next try. */
  failure?: string;
  /** Adds it once, however often it is pressed meanwhile; false when it failed. */
  add: (added: Added) => Promise<boolean>;
}

/** The way of a piece into the cart. */
export type AddToCartHandle = AddHandle<Piece>;

/** A kit as a shopper made it, and what the page says that it costs. */
export type KitOrder = EditKitDto & { price: number };

/** A text that is made as typed, to be read once more before that. */
export interface SpelledText {
  label: string;
  text: string;
}

/** What is ordered, as it stood when the add button was pressed: nothing that happens later changes it. */
interface Order<Ordered> {
  piece: Ordered;
  /** The piece is in the cart. */
  onAdded: () => void;
}

export interface Ordering<Ordered = Piece> {
  /** Texts to confirm; empty while nothing is asked. */
  spelling: readonly SpelledText[];
  /** Puts a piece into the cart, after asking for the spelling of what is written on it. */
  order: (order: Order<Ordered>) => void;
  confirm: () => void;
  correct: () => void;
}

/** The way of a piece from the add button over '¿Así se escribe?' into the cart. */
export function useOrder(adding: AddHandle<Piece>): Ordering {
  return useSpelledOrder(adding, spelledTexts);
}

/** The same for anything on which texts are made. */
export function useSpelledOrder<Ordered>(
  adding: AddHandle<Ordered>,
  textsOf: (ordered: Ordered) => SpelledText[],
): Ordering<Ordered> {
  const [asked, setAsked] = useState<Order<Ordered>>();
  const send = async ({ piece, onAdded }: Order<Ordered>) => {
    setAsked(undefined);
    if (await adding.add(piece)) onAdded();
  };
  return {
    spelling: asked ? textsOf(asked.piece) : [],
    order: (order) => (textsOf(order.piece).length > 0 ? setAsked(order) : void send(order)),
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

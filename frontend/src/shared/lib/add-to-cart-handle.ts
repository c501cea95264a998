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

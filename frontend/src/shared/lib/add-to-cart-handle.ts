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

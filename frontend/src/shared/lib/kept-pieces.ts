/** The cache with what the page without a connection shows (`offline/page.js`): no names of children, no prices, no addresses. */
export const KEPT_CACHE = 'kept-pieces-1';

/** Key of the list in that cache; the pictures have their own addresses. */
export const KEPT_LIST = '/kept-pieces.json';

/** A shopper who does not return sees nothing old. */
export const KEPT_FOR_MS = 30 * 24 * 3_600_000;

export interface KeptPiece {
  /** Name of the product. */
  name: string;
  quantity: number;
  /** URL of a picture of the plain piece; it is in the same cache when it could be loaded. */
  picture?: string;
}

export interface KeptPieces {
  /** When the list was written, in milliseconds since 1970. */
  at: number;
  cart: KeptPiece[];
  /** The products seen last, newest first. */
  seen: KeptPiece[];
}

import type { CartLine } from '../domain/cart.js';

/** How much one cart may hold. */
export interface CartLimits {
  /** Pieces of one line. */
  readonly pieces: number;
  /** Lines of one cart. */
  readonly lines: number;
}

export type Addition =
  | { readonly outcome: 'created' | 'incremented'; readonly line: CartLine }
  /** Nothing changed: the line or the cart would hold too much. */
  | { readonly outcome: 'line_full' | 'cart_full' };

/** The line and the request of a call with an `Idempotency-Key`. */
export interface Claim {
  readonly lineId: string;
  /** Fingerprint of the request: the same key with another fingerprint is a mistake of the caller. */
  readonly request: string;
}

/** Pieces of a line that were bought. */
export interface BoughtLine {
  readonly id: string;
  readonly quantity: number;
  /** The line's key when it was bought: a line that was edited since has another one. */
  readonly optionsKey: string;
}

/** Stores carts. Every method is atomic, also for parallel calls. */
export abstract class CartRepository {
  /**
   * Adds the line at the end, or increments the quantity of an identical line, which keeps its price while that is not higher and still
   * holds.
   */
  abstract add(line: CartLine, limits: CartLimits): Promise<Addition>;

  /** In the order in which they were first added. */
  abstract lines(sessionId: string): Promise<CartLine[]>;

  abstract line(id: string): Promise<CartLine | null>;

  /** The pieces of a kit, in the order in which they were added; none for a kit that is in no cart. */
  abstract kit(kitId: string): Promise<CartLine[]>;

  /** The same, with the whole cart locked until the transaction ends. */
  abstract findKitForUpdate(kitId: string): Promise<CartLine[]>;

  /** Sets the quantity of every piece; none for a kit that is in no cart. */
  abstract setKitQuantity(kitId: string, quantity: number): Promise<CartLine[]>;

  /** False when there was no such kit. */
  abstract removeKit(kitId: string): Promise<boolean>;

  /** Null when there is no such line, or when it is part of a kit. */
  abstract setQuantity(id: string, quantity: number): Promise<CartLine | null>;

  /** False when there was no such line, or when it is part of a kit. */
  abstract remove(id: string): Promise<boolean>;

  /** Removes the lines; an applied code stays for what the shopper adds next. */
  abstract clear(sessionId: string): Promise<void>;

  /** Returns those of these lines that can be restored, and the other pieces of their kits. */
  abstract restorable(sessionId: string, ids: readonly string[]): Promise<string[]>;

  /**
   * Restores removed lines with id, position, quantity and price. A line that is identical to one of the cart is merged into it, up to
   * `pieces`, and gives it its position. Ids of other sessions, and of lines that are restored already, change nothing.
   */
  abstract restore(sessionId: string, ids: readonly string[], pieces: number): Promise<void>;

  /**
   * Removes only the bought pieces: pieces that were added meanwhile and edited lines stay under new ids, because the old ids are
   * bought.
   */
  abstract takeBought(sessionId: string, bought: readonly BoughtLine[]): Promise<void>;

  /** Locks the cart, if there is one, until the transaction ends. */
  abstract lock(sessionId: string): Promise<void>;

  /** The line, with its whole cart locked until the transaction ends. */
  abstract findLineForUpdate(id: string): Promise<CartLine | null>;

  /**
   * Removes and returns the other line that is made like `line`; null when there is none. Its keys lead to `line` from then on. Needs the
   * lock.
   */
  abstract mergeDuplicate(line: CartLine): Promise<CartLine | null>;

  /**
   * Stores how a locked line is made now and raises its quantity, whatever that is, by `morePieces`; its position in the
   * cart stays. Returns the line as it is afterwards.
   */
  abstract replace(line: CartLine, morePieces: number): Promise<CartLine | null>;

  /**
   * Stores the claim of `key` in this session. Returns the claim of the first call with this key, which has another line
   * when the call is a repetition; waits for a first call that is still under way.
   */
  abstract claimKey(sessionId: string, key: string, claim: Claim): Promise<Claim>;

  /** Corrects what {@link claimKey} remembered, when the pieces were added to a line that existed already. */
  abstract settleKey(sessionId: string, key: string, lineId: string): Promise<void>;
}

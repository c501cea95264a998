import type { AppliedDiscount, DiscountCode } from '../domain/discount.js';

/** An order that a code made cheaper. */
export interface DiscountUse {
  readonly orderId: string;
  readonly code: string;
  /** Digest of the customer's mailbox. */
  readonly customer: string;
}

/** The codes that exist, and the one that each cart has. */
export abstract class Discounts {
  /** `code` in capitals. */
  abstract code(code: string): Promise<DiscountCode | null>;

  /** The code that was applied to this cart, in force or not. */
  abstract appliedTo(sessionId: string): Promise<AppliedDiscount | null>;

  /** When this cart took this code for the first time, whatever happened to it since. */
  abstract firstApplied(sessionId: string, code: string): Promise<Date | null>;

  /** Takes the place of another code; a code that this cart had before goes on from its first moment. */
  abstract apply(sessionId: string, code: string, now: Date): Promise<void>;

  abstract remove(sessionId: string): Promise<void>;

  /** Every code, by its name. */
  abstract list(): Promise<DiscountCode[]>;

  /** Uses of this code wait for each other until the transaction ends. */
  abstract lock(code: string): Promise<void>;

  /** How many orders of this customer used the code. */
  abstract usesBy(code: string, customer: string): Promise<number>;

  /** Counts once for each order. Needs the lock. */
  abstract addUse(use: DiscountUse): Promise<void>;

  /** Nothing happens for an order that used no code. */
  abstract removeUse(orderId: string): Promise<void>;
}

import type { AppliedDiscount, DiscountCode } from '../domain/discount.js';

/** The use of a code by an order. */
export interface DiscountUse {
  readonly orderId: string;
  readonly code: string;
  /** Digest of the customer's mailbox. */
  readonly customer: string;
}

/** Stores discount codes, their uses, and the code of each cart. */
export abstract class Discounts {
  /** `code` in capitals. */
  abstract code(code: string): Promise<DiscountCode | null>;

  /** The code that was applied to this cart, in force or not. */
  abstract appliedTo(sessionId: string): Promise<AppliedDiscount | null>;

  /** When this code was first applied to this cart, also when it was removed since. */
  abstract firstApplied(sessionId: string, code: string): Promise<Date | null>;

  /** Replaces another code. The time of the first application stays when the code is applied again. */
  abstract apply(sessionId: string, code: string, now: Date): Promise<void>;

  abstract remove(sessionId: string): Promise<void>;

  /** Every code, sorted by name. */
  abstract list(): Promise<DiscountCode[]>;

  /** Locks the code until the transaction ends, so that its uses are counted one after the other. */
  abstract lock(code: string): Promise<void>;

  /** How many orders of this customer used the code. */
  abstract usesBy(code: string, customer: string): Promise<number>;

  /** Counts once for each order. Needs the lock. */
  abstract addUse(use: DiscountUse): Promise<void>;

  /** Does nothing for an order that used no code. */
  abstract removeUse(orderId: string): Promise<void>;
}

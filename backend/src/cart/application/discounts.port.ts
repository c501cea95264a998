import type { AppliedDiscount, DiscountCode } from '../domain/discount.js';

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
}

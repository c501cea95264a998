import type { AppliedDiscount, DiscountCode } from '../domain/discount.js';

/** The use of a code by an order. */
export interface DiscountUse {
  readonly orderId: string;
  readonly code: string;
  /** Digest of the customer's mailbox. */
  readonly customer: string;
}

/** A use of a code with limits that is kept for somebody who has not paid yet. */
export interface Reservation {
  /** What is being paid: `cart:` and its session id, or `order:` and its id. Each has one reservation. */
  readonly holder: string;
  readonly code: string;
  /** Digest of the customer's mailbox. */
  readonly customer: string;
  /** Digest of the network from which paying began. */
  readonly network: string;
  /** Whether the order is placed: such a reservation counts as a use. */
  readonly isPlaced: boolean;
  readonly expiresAt: Date;
}

/** Reservations of a code that have not ended. */
export interface ReservedUses {
  /** By carts: those of placed orders are among the uses of the code. */
  readonly byCarts: number;
  /** By carts and placed orders of this customer, of this customer's carts alone, and by carts and placed orders of this network. */
  readonly byCustomer: number;
  readonly byCustomersCarts: number;
  readonly byNetwork: number;
}

/** Stores discount codes, their reservations and uses, and the code of each cart. `now` says which reservations have ended. */
export abstract class Discounts {
  /** `code` in capitals. */
  abstract code(code: string, now: Date): Promise<DiscountCode | null>;

  /** The code that was applied to this cart, in force or not. */
  abstract appliedTo(sessionId: string, now: Date): Promise<AppliedDiscount | null>;

  /** When this code was first applied to this cart, also when it was removed since. */
  abstract firstApplied(sessionId: string, code: string): Promise<Date | null>;

  /** Replaces another code. The time of the first application stays when the code is applied again. */
  abstract apply(sessionId: string, code: string, now: Date): Promise<void>;

  abstract remove(sessionId: string): Promise<void>;

  /** Every code, sorted by name. */
  abstract list(now: Date): Promise<DiscountCode[]>;

  /** Locks the code until the transaction ends, so that its uses are counted one after the other. */
  abstract lock(code: string): Promise<void>;

  /** How many orders of this customer used the code, with placed ones that keep a reservation. */
  abstract usesBy(code: string, customer: string, now: Date): Promise<number>;

  abstract reserved(of: Pick<Reservation, 'code' | 'customer' | 'network'>, now: Date): Promise<ReservedUses>;

  /** Removes the reservations of these holders, and returns them, also those that have ended. */
  abstract takeReservations(holders: readonly string[]): Promise<Reservation[]>;

  /** When the reservation of this holder ends, also one that has ended; null without one. */
  abstract reservedUntil(holder: string): Promise<Date | null>;

  /** Needs the lock. */
  abstract addReservation(reservation: Reservation): Promise<void>;

  /** Moves the end of a reservation that has not ended. Needs the lock. */
  abstract extendReservation(holder: string, expiresAt: Date, now: Date): Promise<void>;

  abstract hasUse(orderId: string): Promise<boolean>;

  /** Counts once for each order. Needs the lock. */
  abstract addUse(use: DiscountUse): Promise<void>;

  /** Does nothing for an order that used no code. */
  abstract removeUse(orderId: string): Promise<void>;
}

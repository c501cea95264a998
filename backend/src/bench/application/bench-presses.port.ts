import type { BenchPress } from '../domain/bench-press.js';

/** Stores what was pressed at the bench. */
export abstract class BenchPresses {
  /** Returns whether the press is new: one with the same id changes nothing. */
  abstract add(press: BenchPress): Promise<boolean>;

  /** The presses for these orders, in the order in which they arrived. */
  abstract ofOrders(orderIds: readonly string[]): Promise<BenchPress[]>;

  /** Paid and unsent orders with a piece whose `problem`, as in `pieceState`, is open; counted up to `limit`. */
  abstract countStoppedOrders(limit: number): Promise<number>;
}

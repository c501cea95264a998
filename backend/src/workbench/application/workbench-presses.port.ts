import type { WorkbenchPress } from '../domain/workbench-press.js';

/** Stores what was pressed at the workbench. */
export abstract class WorkbenchPresses {
  /** Returns whether the press is new: one with the same id changes nothing. */
  abstract add(press: WorkbenchPress): Promise<boolean>;

  /** The presses for these orders, in the order in which they arrived. */
  abstract ofOrders(orderIds: readonly string[]): Promise<WorkbenchPress[]>;

  /** Paid and unsent orders with a piece whose `problem`, as in `pieceState`, is open; counted up to `limit`. */
  abstract countStoppedOrders(limit: number): Promise<number>;
}

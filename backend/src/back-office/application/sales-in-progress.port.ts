import type { OpenSales } from '../domain/consequences.js';

/** Finds the open carts and payments that a change affects. */
export abstract class SalesInProgress {
  abstract of(productIds: readonly number[]): Promise<OpenSales>;

  /** Carts and payments with a kit. */
  abstract ofKits(): Promise<OpenSales>;

  /** Names of the kit's pieces that are these products. */
  abstract kitPieces(productIds: readonly number[]): Promise<string[]>;
}

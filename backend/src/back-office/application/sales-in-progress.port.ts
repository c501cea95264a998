import type { OpenSales } from '../domain/consequences.js';

/** Carts and payments that a change meets. */
export abstract class SalesInProgress {
  abstract of(productIds: readonly number[]): Promise<OpenSales>;

  /** Carts and payments with a kit. */
  abstract ofKits(): Promise<OpenSales>;

  /** Names of the kit's pieces that are these products. */
  abstract kitPieces(productIds: readonly number[]): Promise<string[]>;
}

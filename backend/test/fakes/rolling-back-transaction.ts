import { Transaction } from '../../src/common/transaction.port.js';

/** A store in memory whose changes a transaction can undo. */
export interface Snapshots {
  /** Returns what restores the present state. */
  snapshot(): () => void;
}

/** Undoes the changes of its stores when the work fails; one transaction at a time. */
export class RollingBackTransaction extends Transaction {
  private readonly stores: readonly Snapshots[];

  constructor(...stores: readonly Snapshots[]) {
    super();
    this.stores = stores;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const restores = this.stores.map((store) => store.snapshot());
    try {
      return await work();
    } catch (error) {
      for (const restore of restores) restore();
      throw error;
    }
  }
}

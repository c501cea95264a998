import { Transaction } from '../../src/common/transaction.port.js';

/** Runs the work without a transaction, for fakes in memory. */
export class PlainTransaction extends Transaction {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}

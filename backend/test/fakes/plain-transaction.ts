import { Transaction } from '../../src/common/transaction.port.js';

/** For fakes that keep everything in memory: the work just runs. */
export class PlainTransaction extends Transaction {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}

import { itKeepsRefunds } from '../contracts/refunds.contract.js';
import { PlainTransaction } from './plain-transaction.js';
import { InMemoryRefunds } from './in-memory-refunds.js';

describe('InMemoryRefunds', () => {
  const refunds = new InMemoryRefunds();

  itKeepsRefunds(
    () => refunds,
    () => new PlainTransaction(),
    () => Promise.resolve(crypto.randomUUID()),
  );
});

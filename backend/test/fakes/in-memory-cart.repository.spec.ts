import { itKeepsCarts } from '../contracts/cart-repository.contract.js';
import { InMemoryCartRepository } from './in-memory-cart.repository.js';
import { PlainTransaction } from './plain-transaction.js';

describe('InMemoryCartRepository', () => {
  const repository = new InMemoryCartRepository();
  itKeepsCarts(
    () => repository,
    () => new PlainTransaction(),
  );
});

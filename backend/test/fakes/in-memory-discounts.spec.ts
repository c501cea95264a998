import { itKeepsDiscounts } from '../contracts/discounts.contract.js';
import { InMemoryDiscounts } from './in-memory-discounts.js';

describe('InMemoryDiscounts', () => {
  const discounts = new InMemoryDiscounts();
  itKeepsDiscounts(() => discounts);
});

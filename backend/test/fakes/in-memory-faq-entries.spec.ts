import { itKeepsFaqEntries } from '../contracts/faq-entries.contract.js';
import { InMemoryFaqEntries } from './in-memory-faq-entries.js';

describe('InMemoryFaqEntries', () => {
  const entries = new InMemoryFaqEntries();

  itKeepsFaqEntries(() => entries);
});

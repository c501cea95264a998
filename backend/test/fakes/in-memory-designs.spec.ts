import { itKeepsDesigns } from '../contracts/designs.contract.js';
import { InMemoryDesigns } from './in-memory-designs.js';

describe('InMemoryDesigns', () => {
  const designs = new InMemoryDesigns();
  itKeepsDesigns(() => designs);
});

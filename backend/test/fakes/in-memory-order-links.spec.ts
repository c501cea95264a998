import { itKeepsOrderLinks } from '../contracts/order-links.contract.js';
import { InMemoryOrderLinks } from './in-memory-order-links.js';

describe('InMemoryOrderLinks', () => {
  const links = new InMemoryOrderLinks();
  itKeepsOrderLinks({ links: () => links, anOrderId: () => Promise.resolve(crypto.randomUUID()) });
});

import { itStoresMedia } from '../contracts/media-store.contract.js';
import { InMemoryMediaStore } from './in-memory-media-store.js';

describe(InMemoryMediaStore.name, () => {
  const store = new InMemoryMediaStore();
  itStoresMedia(() => store);
});

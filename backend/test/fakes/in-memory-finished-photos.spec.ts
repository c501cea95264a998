import { itKeepsFinishedPhotos } from '../contracts/finished-photos.contract.js';
import { InMemoryFinishedPhotos } from './in-memory-finished-photos.js';

describe('InMemoryFinishedPhotos', () => {
  const orders = new Map<string, { id: string; number: string; status: 'in_production' | 'shipped' }>();
  const photos = new InMemoryFinishedPhotos((id) => Promise.resolve(orders.get(id) ?? null));

  itKeepsFinishedPhotos(() => photos, {
    addOrder: (isShipped = false) => {
      const id = crypto.randomUUID();
      const order = { id, number: `SIG-${id}`, status: isShipped ? 'shipped' : 'in_production' } as const;
      orders.set(id, order);
      return Promise.resolve(order);
    },
  });
});

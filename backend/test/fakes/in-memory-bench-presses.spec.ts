import { itKeepsBenchPresses } from '../contracts/bench-presses.contract.js';
import { InMemoryBenchPresses } from './in-memory-bench-presses.js';

describe('InMemoryBenchPresses', () => {
  const shipped = new Set<string>();
  const presses = new InMemoryBenchPresses((orderId) => !shipped.has(orderId));

  itKeepsBenchPresses(
    () => presses,
    (isShipped) => {
      const id = crypto.randomUUID();
      if (isShipped) shipped.add(id);
      return Promise.resolve(id);
    },
  );
});

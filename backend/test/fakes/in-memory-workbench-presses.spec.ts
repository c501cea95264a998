import { itKeepsWorkbenchPresses } from '../contracts/workbench-presses.contract.js';
import { InMemoryWorkbenchPresses } from './in-memory-workbench-presses.js';

describe('InMemoryWorkbenchPresses', () => {
  const shipped = new Set<string>();
  const presses = new InMemoryWorkbenchPresses((orderId) => !shipped.has(orderId));

  itKeepsWorkbenchPresses(
    () => presses,
    (isShipped) => {
      const id = crypto.randomUUID();
      if (isShipped) shipped.add(id);
      return Promise.resolve(id);
    },
  );
});

import { itKeepsBenchPresses } from '../contracts/bench-presses.contract.js';
import { InMemoryBenchPresses } from './in-memory-bench-presses.js';

describe('InMemoryBenchPresses', () => {
  const presses = new InMemoryBenchPresses();

  itKeepsBenchPresses(
    () => presses,
    () => Promise.resolve(crypto.randomUUID()),
  );
});

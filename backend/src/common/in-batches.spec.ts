import { inBatches } from './in-batches.js';

describe('inBatches', () => {
  it('repeats full batches until one finds less, and counts all rows', async () => {
    let left = 25;
    const asked: number[] = [];
    const batch = (rows: number) => {
      asked.push(rows);
      const found = Math.min(rows, left);
      left -= found;
      return Promise.resolve(found);
    };
    expect(await inBatches(batch, 10)).toBe(25);
    expect(asked).toEqual([10, 10, 10]);
  });

  it('ends also when every batch is full', async () => {
    expect(await inBatches(() => Promise.resolve(1), 1)).toBe(10_000);
  });
});

/** Rows of one batch: its locks last for milliseconds. */
const BATCH_ROWS = 1_000;

/** Ten million rows a night. Remaining rows are deleted in the next night. */
const MAX_BATCHES = 10_000;

/** Repeats `batch` until it finds less than `rows`; answers how many rows all batches found. */
export async function inBatches(batch: (rows: number) => Promise<number>, rows = BATCH_ROWS): Promise<number> {
  let total = 0;
  for (let count = 0; count < MAX_BATCHES; count += 1) {
    const found = await batch(rows);
    total += found;
    if (found < rows) break;
  }
  return total;
}

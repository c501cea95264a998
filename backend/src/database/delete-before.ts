import type { EntityManager } from 'typeorm';
import { inBatches } from '../common/in-batches.js';

/**
 * Deletes the rows whose `column` is before `moment`, the oldest first, each batch in a statement of its own. Needs an index
 * that begins with `column`. Leaves out rows that another transaction has locked, because those are in use.
 */
export function deleteBefore(manager: EntityManager, table: string, column: string, moment: Date): Promise<number> {
  const statement = `
    DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${column} < $1 ORDER BY ${column} LIMIT $2 FOR UPDATE SKIP LOCKED
    ))`;
  return inBatches(async (rows) => {
    const [, deleted] = await manager.query<[unknown[], number]>(statement, [moment, rows]);
    return deleted;
  });
}

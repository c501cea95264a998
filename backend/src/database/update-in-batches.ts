import type { QueryRunner } from 'typeorm';

/**
 * Changes many rows in short statements, so that none of them holds its locks for long. `statement` changes the next rows after the id $1 (null
 * at first) and returns the id of the last one, or no row at the end. For a migration without a transaction (`transaction = false`).
 */
export async function updateInBatches(queryRunner: QueryRunner, statement: string): Promise<void> {
  for (let last: string | null | undefined = null; last !== undefined;) {
    const rows = (await queryRunner.query(statement, [last])) as { id: string }[];
    last = rows[0]?.id;
  }
}

import type { QueryRunner } from 'typeorm';

/**
 * Builds an index while shops write to its table; `definition` begins with `ON`. For a migration without a transaction (`transaction = false`),
 * which may run again after a failure. TypeORM reverts in a transaction, in which nothing can be concurrent.
 */
export async function buildIndex(
  queryRunner: QueryRunner,
  name: string,
  definition: string,
  kind: 'INDEX' | 'UNIQUE INDEX' = 'INDEX',
): Promise<void> {
  const concurrently = queryRunner.isTransactionActive ? '' : 'CONCURRENTLY';
  // A concurrent build waits for older transactions such as a backup, and blocks no statement meanwhile.
  if (concurrently) await queryRunner.query('SET lock_timeout = 0');
  try {
    // A failed build leaves an invalid index behind.
    await queryRunner.query(`DROP INDEX ${concurrently} IF EXISTS "${name}"`);
    await queryRunner.query(`CREATE ${kind} ${concurrently} "${name}" ${definition}`);
  } finally {
    if (concurrently) await queryRunner.query('RESET lock_timeout');
  }
}

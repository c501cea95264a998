import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';

/**
 * The provider of attempts, transactions and events. The ids of the last two are unique at their provider alone.
 *
 * Not in one transaction, because shoppers use these tables while the new keys are built. Each statement may run again after a failure.
 */
export class NameProviders1790000050600 implements MigrationInterface {
  name = 'NameProviders1790000050600';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['payment_attempt', 'provider_transaction', 'payment_event'])
      await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS provider text NOT NULL DEFAULT 'wompi'`);
    for (const table of ['provider_transaction', 'payment_event']) await replaceKey(queryRunner, table, 'id, provider');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['provider_transaction', 'payment_event']) await replaceKey(queryRunner, table, 'id');
    for (const table of ['payment_attempt', 'provider_transaction', 'payment_event'])
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN IF EXISTS provider`);
  }
}

async function replaceKey(queryRunner: QueryRunner, table: string, columns: string): Promise<void> {
  await buildIndex(queryRunner, `new_PK_${table}`, `ON ${table} (${columns})`, 'UNIQUE INDEX');
  await queryRunner.query(`
    ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS "PK_${table}",
      ADD CONSTRAINT "PK_${table}" PRIMARY KEY USING INDEX "new_PK_${table}"`);
}

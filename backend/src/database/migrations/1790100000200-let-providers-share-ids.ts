import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';

/**
 * Ids of two providers may be equal: the ledger has one payment for each provider and transaction, and orders only find them. Not in one
 * transaction, because shops take orders meanwhile. Each statement may run again after a failure.
 */
export class LetProvidersShareIds1790100000200 implements MigrationInterface {
  name = 'LetProvidersShareIds1790100000200';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(queryRunner, 'IDX_shop_order_transaction', 'ON shop_order (transaction_id)');
    await queryRunner.query('ALTER TABLE shop_order DROP CONSTRAINT IF EXISTS "UQ_shop_order_transaction_id"');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE shop_order ADD CONSTRAINT "UQ_shop_order_transaction_id" UNIQUE (transaction_id)',
    );
    await queryRunner.query('DROP INDEX "IDX_shop_order_transaction"');
  }
}

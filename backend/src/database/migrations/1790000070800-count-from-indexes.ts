import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';

/**
 * The panel counts orders by their promised day and reads accepted withdrawals without a refund. The column `promised` in the index lets
 * PostgreSQL count without reading the orders; accepted withdrawals were found by reading all requests. Not in one transaction, because
 * shops take orders meanwhile.
 */
export class CountFromIndexes1790000070800 implements MigrationInterface {
  name = 'CountFromIndexes1790000070800';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(
      queryRunner,
      'IDX_shop_order_promised',
      `ON shop_order ((promised->>'latest'), created_at, id) INCLUDE (promised) WHERE status IN ('paid', 'in_production')`,
    );
    await buildIndex(
      queryRunner,
      'IDX_customer_request_withdrawal',
      `ON customer_request (created_at, id) WHERE state = 'accepted' AND kind = 'withdrawal'`,
    );
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS "IDX_shop_order_to_make"');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(
      queryRunner,
      'IDX_shop_order_to_make',
      `ON shop_order ((promised->>'latest'), created_at, id) WHERE status IN ('paid', 'in_production')`,
    );
    await queryRunner.query('DROP INDEX "IDX_shop_order_promised"');
    await queryRunner.query('DROP INDEX "IDX_customer_request_withdrawal"');
  }
}

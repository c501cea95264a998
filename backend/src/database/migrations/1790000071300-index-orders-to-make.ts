import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';

/**
 * Orders to make are listed and searched in one query instead of one for each of their two states. Not in one transaction, because shops
 * take orders meanwhile.
 */
export class IndexOrdersToMake1790000071300 implements MigrationInterface {
  name = 'IndexOrdersToMake1790000071300';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(
      queryRunner,
      'IDX_shop_order_work',
      `ON shop_order (created_at, id) WHERE status IN ('paid', 'in_production')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_shop_order_work"');
  }
}

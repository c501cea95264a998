import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';

/**
 * Finds the orders of a whole phone without reading the lists of its trigrams, each of which has many orders. The time in the index lets
 * PostgreSQL read a page in its order, also before there are statistics. Not in one transaction, because shops take orders meanwhile.
 */
export class IndexOrderPhones1790000070900 implements MigrationInterface {
  name = 'IndexOrderPhones1790000070900';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(
      queryRunner,
      'IDX_shop_order_phone',
      String.raw`ON shop_order (right(regexp_replace(customer_phone, '\D', '', 'g'), 10), created_at, id)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_shop_order_phone"');
  }
}

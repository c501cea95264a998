import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';

/**
 * The panel asks for money received lately and for orders to make by their promised day. Not in one transaction, because shops take orders
 * meanwhile.
 */
export class IndexTodaysWork1790000060710 implements MigrationInterface {
  name = 'IndexTodaysWork1790000060710';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // Times in the history are ISO 8601 in UTC, whose texts sort like the times.
    await buildIndex(queryRunner, 'IDX_shop_order_changed', `ON shop_order (((history->-1->>'at') COLLATE "C"))`);
    await buildIndex(
      queryRunner,
      'IDX_shop_order_to_make',
      `ON shop_order ((promised->>'latest'), created_at, id) WHERE status IN ('paid', 'in_production')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_shop_order_changed"');
    await queryRunner.query('DROP INDEX "IDX_shop_order_to_make"');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';

/**
 * Open requests are listed by their last day, orders with a problem and photos without an answer are counted: without these indexes all open
 * requests, the presses of all orders to make and all photos are read. Not in one transaction, because shops take orders meanwhile.
 */
export class IndexOpenWork1790000070700 implements MigrationInterface {
  name = 'IndexOpenWork1790000070700';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(
      queryRunner,
      'IDX_customer_request_open',
      `ON customer_request (answer_by, created_at, id) WHERE state = 'open'`,
    );
    await buildIndex(queryRunner, 'IDX_bench_press_problem', `ON bench_press (order_id) WHERE kind = 'problem'`);
    await buildIndex(
      queryRunner,
      'IDX_finished_photo_unanswered',
      'ON finished_photo (order_id) WHERE replaced_at IS NULL AND answer IS NULL',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_customer_request_open"');
    await queryRunner.query('DROP INDEX "IDX_bench_press_problem"');
    await queryRunner.query('DROP INDEX "IDX_finished_photo_unanswered"');
  }
}

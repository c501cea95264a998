import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was given back of an order's money. */
export class CountRefunded1790000060110 implements MigrationInterface {
  name = 'CountRefunded1790000060110';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order ADD refunded integer NOT NULL DEFAULT 0');
    await queryRunner.query(`
      UPDATE shop_order SET refunded = returned.amount
      FROM (SELECT order_id, sum(amount)::int AS amount FROM refund WHERE state = 'done' GROUP BY order_id) AS returned
      WHERE shop_order.id = returned.order_id`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order DROP refunded');
  }
}

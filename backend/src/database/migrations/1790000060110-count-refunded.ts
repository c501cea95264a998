import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from '../update-in-batches.js';

/** Sets the amount of the next orders by id, and returns the id of the last one; no row when there are no more. */
const COUNT_BATCH = `
  WITH batch AS (
    SELECT order_id, sum(amount)::int AS amount FROM refund WHERE state = 'done' AND ($1::uuid IS NULL OR order_id > $1)
    GROUP BY order_id ORDER BY order_id LIMIT 500
  ), counted AS (
    UPDATE shop_order SET refunded = batch.amount FROM batch WHERE shop_order.id = order_id AND refunded <> batch.amount
  )
  SELECT order_id AS id FROM batch ORDER BY order_id DESC LIMIT 1`;

/**
 * Adds the refunded amount to orders. Not in one transaction: the new column locks the table, which must not last until all orders
 * are counted. Each statement may run again after a failure.
 */
export class CountRefunded1790000060110 implements MigrationInterface {
  name = 'CountRefunded1790000060110';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS refunded integer NOT NULL DEFAULT 0');
    await updateInBatches(queryRunner, COUNT_BATCH);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order DROP refunded');
  }
}

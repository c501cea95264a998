import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';
import { updateInBatches } from '../update-in-batches.js';

/** Marks photos without an answer of the next sent orders by id, and returns the id of the last one. */
const MARK_BATCH = `
  WITH batch AS (
    SELECT order_id FROM finished_photo JOIN shop_order AS o ON o.id = order_id
    WHERE replaced_at IS NULL AND answer IS NULL AND status IN ('shipped', 'delivered') AND ($1::uuid IS NULL OR order_id > $1)
    ORDER BY order_id LIMIT 500
  ), marked AS (
    UPDATE finished_photo SET has_left = true FROM batch
    WHERE finished_photo.order_id = batch.order_id AND replaced_at IS NULL
  )
  SELECT order_id AS id FROM batch ORDER BY order_id DESC LIMIT 1`;

/**
 * Lists and counts photos without an answer, without reading those of all orders in production or those of parcels that left without an
 * answer. Not in one transaction, because shops send photos meanwhile.
 */
export class MarkPhotosThatLeft1790000071100 implements MigrationInterface {
  name = 'MarkPhotosThatLeft1790000071100';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE finished_photo ADD COLUMN IF NOT EXISTS has_left boolean NOT NULL DEFAULT false',
    );
    await updateInBatches(queryRunner, MARK_BATCH);
    await buildIndex(
      queryRunner,
      'IDX_finished_photo_open',
      'ON finished_photo (created_at, id) WHERE replaced_at IS NULL AND answer IS NULL AND NOT has_left',
    );
    await buildIndex(
      queryRunner,
      'IDX_finished_photo_waiting',
      'ON finished_photo (order_id) WHERE replaced_at IS NULL AND answer IS NULL AND NOT has_left AND release IS NULL',
    );
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS "IDX_finished_photo_unanswered"');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(
      queryRunner,
      'IDX_finished_photo_unanswered',
      'ON finished_photo (order_id) WHERE replaced_at IS NULL AND answer IS NULL',
    );
    await queryRunner.query('DROP INDEX "IDX_finished_photo_open"');
    await queryRunner.query('DROP INDEX "IDX_finished_photo_waiting"');
    await queryRunner.query('ALTER TABLE finished_photo DROP has_left');
  }
}

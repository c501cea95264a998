import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';
import { updateInBatches } from '../update-in-batches.js';

/** When the history first has one of these statuses. */
const FIRST = (statuses: string) => `(
      SELECT (change->>'at')::timestamptz FROM jsonb_array_elements(history) WITH ORDINALITY AS step(change, ordinal)
      WHERE change->>'status' IN (${statuses}) ORDER BY ordinal LIMIT 1)`;

const SENT = `'shipped', 'delivered'`;
const ENDS = `'cancelled', 'refund_pending', 'refunded'`;

/** When the last statuses of the history, all of which end an order, began. */
const ENDED = `(
      SELECT (change->>'at')::timestamptz FROM jsonb_array_elements(history) WITH ORDINALITY AS step(change, ordinal)
      WHERE ordinal > (
        SELECT coalesce(max(ordinal), 0) FROM jsonb_array_elements(history) WITH ORDINALITY AS step(change, ordinal)
        WHERE change->>'status' NOT IN (${ENDS})
      ) ORDER BY ordinal LIMIT 1)`;

const MARK = `
  WITH batch AS (
    SELECT id FROM shop_order WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT 500
  ), changed AS (
    UPDATE shop_order SET
      sold_at = ${FIRST(`'paid', 'in_production', ${SENT}`)},
      shipped_at = ${FIRST(SENT)},
      delivered_at = ${FIRST(`'delivered'`)},
      ended_at = ${ENDED}
    FROM batch WHERE shop_order.id = batch.id
  )
  SELECT id FROM batch ORDER BY id DESC LIMIT 1`;

/**
 * The moments of an order by which the books count it. Orders that an instance of an earlier release changes afterwards get theirs with
 * their next change. Not in one transaction, in which all orders would be locked until the last one is changed; it may run again.
 */
export class MarkMilestones1790100030100 implements MigrationInterface {
  name = 'MarkMilestones1790100030100';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS sold_at timestamptz, ADD COLUMN IF NOT EXISTS shipped_at timestamptz,
        ADD COLUMN IF NOT EXISTS delivered_at timestamptz, ADD COLUMN IF NOT EXISTS ended_at timestamptz`);
    await updateInBatches(queryRunner, MARK);
    const sold = 'ON shop_order (sold_at) INCLUDE (total, discount_amount) WHERE sold_at IS NOT NULL';
    await buildIndex(queryRunner, 'IDX_shop_order_sold', sold);
    const delivered = 'ON shop_order (delivered_at) INCLUDE (id, shipped_at, ended_at)';
    await buildIndex(queryRunner, 'IDX_shop_order_delivered', delivered);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE shop_order DROP COLUMN sold_at, DROP COLUMN shipped_at, DROP COLUMN delivered_at, DROP COLUMN ended_at`);
  }
}

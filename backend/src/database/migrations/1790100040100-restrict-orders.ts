import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from '../update-in-batches.js';

/** The rule of `rightsUntil` for the orders that earlier releases finished: six months of guarantee, 120 days of disputes. */
const SET_ENDS = `
  WITH batch AS (
    SELECT id FROM shop_order WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT 500
  ), facts AS (
    SELECT id, (history->-1->>'at')::timestamptz AS last,
      transaction_id IS NOT NULL OR history @> '[{"received": {}}]' AS had_money,
      (SELECT max((step->>'at')::timestamptz) FROM jsonb_array_elements(history) AS step
        WHERE step->>'status' = 'delivered' AND NOT step ? 'event') AS delivered
    FROM shop_order JOIN batch USING (id)
    WHERE anonymised_at IS NULL AND rights_until IS NULL
      AND status IN ('pending_transfer', 'delivered', 'cancelled', 'refunded')
  ), changed AS (
    UPDATE shop_order SET rights_until = CASE WHEN status = 'pending_transfer' THEN created_at ELSE greatest(
      last, CASE WHEN had_money THEN last + interval '120 days' END,
      CASE WHEN status = 'delivered' THEN delivered + interval '6 months' END
    ) END
    FROM facts WHERE shop_order.id = facts.id AND NOT (status = 'pending_transfer' AND had_money)
  )
  SELECT id FROM batch ORDER BY id DESC LIMIT 1`;

/** When an order may be erased on request. Not in one transaction, in which all orders would be locked; it may run again. */
export class RestrictOrders1790100040100 implements MigrationInterface {
  name = 'RestrictOrders1790100040100';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order ADD COLUMN IF NOT EXISTS rights_until timestamptz');
    await updateInBatches(queryRunner, SET_ENDS);
    // The few orders whose erasure was requested before: nobody finds their person from now on.
    await queryRunner.query(`
      UPDATE shop_order SET search_text = lower(concat_ws(E'\\n', number, transaction_id))
      WHERE erase_requested_at IS NOT NULL AND anonymised_at IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order DROP COLUMN rights_until');
  }
}

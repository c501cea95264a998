import type { MigrationInterface, QueryRunner } from 'typeorm';
import { updateInBatches } from '../update-in-batches.js';
import { TAKE_BATCH, TAKE_OVER } from './1790100000100-take-over-money.js';

/**
 * Histories keep words: the amounts and the transactions in them are entries of the ledger, which each change names by its id. Earlier
 * releases kept the reason of an automatic review with the order alone.
 */
const TIDY_BATCH = `
  WITH batch AS (
    SELECT id FROM shop_order WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT 200
  ), tidied AS (
    UPDATE shop_order SET history = (
      SELECT jsonb_agg(step - 'received' - 'voids'
        || CASE WHEN step->>'status' = 'payment_review' AND step->>'actor' = 'provider' AND NOT step ? 'reason' AND NOT step ? 'event'
            AND review_reason IS NOT NULL THEN jsonb_build_object('reason', review_reason) ELSE '{}' END
        || CASE WHEN NOT step ? 'entry' AND moved.id IS NOT NULL THEN jsonb_build_object('entry', moved.id) ELSE '{}' END
        ORDER BY ordinal)
      FROM jsonb_array_elements(history) WITH ORDINALITY AS change(step, ordinal)
      LEFT JOIN LATERAL (
        SELECT money_entry.id FROM money_entry
        WHERE order_id = shop_order.id AND at = (step->>'at')::timestamptz
          AND (kind = 'reversal' OR kind = 'payment'
            AND (money_entry.transaction_id IS NULL OR money_entry.transaction_id IS DISTINCT FROM shop_order.transaction_id))
        LIMIT 1
      ) AS moved ON true
    )
    FROM batch
    WHERE shop_order.id = batch.id AND (
      jsonb_path_exists(history, '$[*] ? (exists(@.received) || exists(@.voids))')
      OR review_reason IS NOT NULL
        AND jsonb_path_exists(history, '$[*] ? (@.status == "payment_review" && @.actor == "provider" && !exists(@.reason) && !exists(@.event))')
      OR jsonb_path_exists(history, '$[*] ? (@.status == "paid" && !exists(@.entry))') AND transaction_id IS NULL
    )
  )
  SELECT id FROM batch ORDER BY id DESC LIMIT 1`;

/**
 * Enters in the ledger what the release before wrote until it was stopped, then drops where it kept money. Not in one transaction: each
 * statement may run again after a failure, and the last one drops everything at once.
 */
export class DropOldMoney1790100091000 implements MigrationInterface {
  name = 'DropOldMoney1790100091000';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // That of the release before may have another text.
    await queryRunner.query(TAKE_OVER);
    await updateInBatches(queryRunner, TAKE_BATCH);
    await updateInBatches(queryRunner, TIDY_BATCH);
    await queryRunner.query(`
      DROP TRIGGER refund_counted ON refund;
      DROP FUNCTION count_refund;
      DROP TABLE refund_limit;
      DROP TABLE transfer_reference;
      DROP TABLE instalment_payment;
      ALTER TABLE shop_order DROP refunded;
      DROP FUNCTION take_over_money`);
  }

  /** The release before writes these tables and that column, and reads the ledger alone. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(TAKE_OVER);
    await queryRunner.query(`
      ALTER TABLE shop_order ADD refunded integer NOT NULL DEFAULT 0;
      CREATE TABLE instalment_payment (
        transaction_id text NOT NULL PRIMARY KEY,
        order_id uuid NOT NULL CONSTRAINT "FK_instalment_payment_order" REFERENCES shop_order (id),
        attempt_id uuid NOT NULL
      );
      CREATE INDEX "IDX_instalment_payment_order" ON instalment_payment (order_id);
      CREATE TABLE transfer_reference (
        digest text NOT NULL PRIMARY KEY,
        order_id uuid NOT NULL CONSTRAINT "FK_transfer_reference_order" REFERENCES shop_order (id)
      );
      CREATE TABLE refund_limit (
        order_id uuid NOT NULL CONSTRAINT "PK_refund_limit" PRIMARY KEY,
        paid integer NOT NULL,
        committed integer NOT NULL DEFAULT 0,
        CONSTRAINT "FK_refund_limit_order" FOREIGN KEY (order_id) REFERENCES shop_order (id),
        CONSTRAINT "CHK_refund_limit_paid" CHECK (committed >= 0 AND committed <= paid)
      );
      CREATE FUNCTION count_refund() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        before_amount integer := 0;
        after_amount integer := 0;
      BEGIN
        IF TG_OP <> 'INSERT' AND OLD.state NOT IN ('failed', 'refused') THEN before_amount := OLD.amount; END IF;
        IF TG_OP <> 'DELETE' AND NEW.state NOT IN ('failed', 'refused') THEN after_amount := NEW.amount; END IF;
        IF before_amount <> after_amount THEN
          UPDATE refund_limit SET committed = committed - before_amount + after_amount
          WHERE order_id = coalesce(NEW.order_id, OLD.order_id);
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER refund_counted AFTER INSERT OR UPDATE OF amount, state OR DELETE ON refund
        FOR EACH ROW EXECUTE FUNCTION count_refund()`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replaces the chain of jobs per payment by `next_check_at`, and stores money without a payment attempt. */
export class WatchPayments1790000008000 implements MigrationInterface {
  name = 'WatchPayments1790000008000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE payment_attempt
        ALTER COLUMN purchase DROP NOT NULL,
        ADD COLUMN approved_at timestamptz,
        ADD COLUMN next_check_at timestamptz`);
    await queryRunner.query(`
      UPDATE payment_attempt SET next_check_at = now()
      WHERE state IN ('created', 'pending', 'failed', 'mismatch')`);
    await queryRunner.query(`
      UPDATE payment_attempt attempt SET approved_at = placed.created_at, purchase = NULL, next_check_at = CASE
        WHEN placed.created_at > now() - interval '7 days' THEN now()
      END
      FROM shop_order placed WHERE placed.attempt_id = attempt.id AND attempt.state IN ('approved', 'voided')`);
    await queryRunner.query(`
      CREATE INDEX "IDX_payment_attempt_next_check" ON payment_attempt (next_check_at) WHERE next_check_at IS NOT NULL`);
    await queryRunner.query(`
      ALTER TABLE provider_transaction
        ALTER COLUMN attempt_id DROP NOT NULL,
        ADD COLUMN reference text,
        ADD COLUMN review_reason text,
        ADD COLUMN resolutions jsonb NOT NULL DEFAULT '[]'`);
    await queryRunner.query(`
      UPDATE provider_transaction told SET reference = attempt.reference,
        review_reason = CASE WHEN is_mismatch THEN 'amount' END,
        resolutions = CASE WHEN resolution IS NULL THEN '[]' ELSE jsonb_build_array(
          jsonb_build_object('actor', resolved_by, 'note', resolution, 'at', COALESCE(resolved_at, heard_at))) END
      FROM payment_attempt attempt WHERE attempt.id = told.attempt_id`);
    await queryRunner.query(`
      ALTER TABLE provider_transaction
        ALTER COLUMN reference SET NOT NULL,
        DROP COLUMN is_mismatch, DROP COLUMN resolved_by, DROP COLUMN resolution,
        ADD CONSTRAINT "CHK_provider_transaction_unclaimed"
          CHECK (attempt_id IS NOT NULL OR review_reason = 'unknown_reference')`);
    await queryRunner.query(`
      CREATE INDEX "IDX_provider_transaction_review" ON provider_transaction (heard_at)
      WHERE review_reason IS NOT NULL AND resolved_at IS NULL`);
    await queryRunner.query(`
      CREATE INDEX "IDX_provider_transaction_approved" ON provider_transaction (heard_at, id) WHERE status = 'APPROVED'`);
    // The chain of jobs that it replaces; a database without a queue has none.
    await queryRunner.query(`
      DO $$ BEGIN
        IF to_regclass('graphile_worker.jobs') IS NOT NULL THEN
          PERFORM graphile_worker.complete_jobs(ARRAY(
            SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'payments.check' AND locked_at IS NULL));
        END IF;
      END $$`);
  }

  /** The release before has no table for unclaimed money, so a revert would delete the only record of payments in review. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM provider_transaction WHERE attempt_id IS NULL AND resolved_at IS NULL) THEN
          RAISE EXCEPTION 'Unclaimed payments wait for the staff: resolve them before this migration is reverted';
        END IF;
      END $$`);
    await queryRunner.query('DELETE FROM provider_transaction WHERE attempt_id IS NULL');
    await queryRunner.query(`
      ALTER TABLE provider_transaction
        ADD COLUMN is_mismatch boolean,
        ADD COLUMN resolved_by text,
        ADD COLUMN resolution text`);
    await queryRunner.query(`
      UPDATE provider_transaction SET is_mismatch = review_reason = 'amount' IS TRUE,
        resolved_by = resolutions->-1->>'actor', resolution = resolutions->-1->>'note'`);
    await queryRunner.query('DROP INDEX "IDX_provider_transaction_approved"');
    await queryRunner.query('DROP INDEX "IDX_provider_transaction_review"');
    await queryRunner.query(`
      ALTER TABLE provider_transaction
        DROP CONSTRAINT "CHK_provider_transaction_unclaimed",
        DROP COLUMN reference, DROP COLUMN review_reason, DROP COLUMN resolutions,
        ALTER COLUMN attempt_id SET NOT NULL,
        ALTER COLUMN is_mismatch SET NOT NULL`);
    await queryRunner.query('DROP INDEX "IDX_payment_attempt_next_check"');
    await queryRunner.query(`
      UPDATE payment_attempt attempt SET purchase = jsonb_build_object(
        'sessionId', o.session_id, 'userId', o.user_id, 'lines', o.lines, 'total', o.total,
        'discountCode', o.discount_code, 'discountPercent', o.discount_percent, 'discountAmount', o.discount_amount,
        'finalTotal', o.final_total, 'customer', jsonb_build_object('name', o.customer_name, 'email', o.customer_email,
          'phone', o.customer_phone, 'shipping', o.shipping, 'dataConsent', o.consent_version IS NOT NULL))
      FROM shop_order o WHERE o.attempt_id = attempt.id AND attempt.purchase IS NULL`);
    await queryRunner.query(`
      ALTER TABLE payment_attempt
        DROP COLUMN next_check_at, DROP COLUMN approved_at, ALTER COLUMN purchase SET NOT NULL`);
  }
}

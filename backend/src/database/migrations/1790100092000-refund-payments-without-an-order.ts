import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';

/**
 * What the release before planned to give back becomes a refund that an owner approves, with its last day. What is no money of a refund (cents,
 * another currency) stays on the list. A void that came meanwhile left nothing to give back.
 */
const MAKE_REFUNDS = `
  WITH planned AS (
    SELECT money.id, money.provider, money.planned_return AS plan, payment.id AS payment_id, payment.amount, payment.method
    FROM provider_transaction AS money
    JOIN money_entry AS payment ON payment.provider = money.provider AND payment.transaction_id = money.id AND payment.kind = 'payment'
    WHERE money.planned_return IS NOT NULL AND money.review_reason IS NOT NULL AND money.resolved_at IS NULL AND money.status = 'APPROVED'
      AND payment.order_id IS NULL AND payment.currency = 'COP' AND payment.amount = trunc(payment.amount) AND payment.amount < 2147483648
      AND NOT EXISTS (SELECT FROM money_assignment WHERE entry_id = payment.id)
      AND NOT EXISTS (SELECT FROM money_entry AS back WHERE back.reverses = payment.id)
    FOR UPDATE OF money
  ), made AS (
    INSERT INTO refund (id, order_number, payment_id, amount, reason, way, state, transaction_id, method, due_on, evidence, asked_by, created_at, history)
    SELECT gen_random_uuid(), '', payment_id, amount, plan->>'reason', plan->>'way', 'asked', id, method, (plan->>'dueOn')::date, '',
      plan->>'askedBy', now(), jsonb_build_array(jsonb_build_object('state', 'asked', 'at', to_jsonb(now()), 'actor', plan->>'askedBy', 'note', ''))
    FROM planned ON CONFLICT DO NOTHING
  )
  UPDATE provider_transaction AS money SET planned_return = NULL, resolved_at = now(), resolutions = resolutions
    || jsonb_build_array(jsonb_build_object('actor', plan->>'askedBy', 'note', '', 'outcome', 'give_back', 'orderNumber', NULL, 'at', to_jsonb(now())))
  FROM planned WHERE money.id = planned.id AND money.provider = planned.provider`;

/** The release before keeps what is to be given back with the payment, on the list. A refund that is done is an entry of the ledger. */
const PLAN_AGAIN = `
  UPDATE provider_transaction AS money SET resolved_at = NULL, open_id = gen_random_uuid(), planned_return =
    jsonb_build_object('way', refund.way, 'reason', refund.reason, 'dueOn', to_char(refund.due_on, 'YYYY-MM-DD'), 'askedBy', refund.asked_by)
  FROM refund JOIN money_entry AS payment ON payment.id = refund.payment_id
  WHERE refund.order_id IS NULL AND refund.state IN ('asked', 'approved', 'under_way', 'failed')
    AND money.id = payment.transaction_id AND money.provider = payment.provider`;

/**
 * A refund may give back a payment that no order has. The column `planned_return` of `provider_transaction` stays for instances of the earlier
 * release that still run. Not in one transaction, because shops take orders meanwhile. Each statement may run again after a failure.
 */
export class RefundPaymentsWithoutAnOrder1790100092000 implements MigrationInterface {
  name = 'RefundPaymentsWithoutAnOrder1790100092000';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE refund
        ALTER COLUMN order_id DROP NOT NULL,
        ADD COLUMN IF NOT EXISTS payment_id uuid,
        DROP CONSTRAINT IF EXISTS "CHK_refund_of",
        DROP CONSTRAINT IF EXISTS "FK_refund_payment",
        ADD CONSTRAINT "CHK_refund_of" CHECK (order_id IS NOT NULL OR payment_id IS NOT NULL),
        ADD CONSTRAINT "FK_refund_payment" FOREIGN KEY (payment_id) REFERENCES money_entry (id)`);
    await buildIndex(
      queryRunner,
      'UQ_refund_payment',
      `ON refund (payment_id) WHERE state <> 'refused'`,
      'UNIQUE INDEX',
    );
    await queryRunner.query(MAKE_REFUNDS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(PLAN_AGAIN);
    await queryRunner.query('DELETE FROM refund WHERE order_id IS NULL');
    await queryRunner.query('DROP INDEX "UQ_refund_payment"');
    await queryRunner.query(`
      ALTER TABLE refund
        DROP CONSTRAINT "FK_refund_payment",
        DROP CONSTRAINT "CHK_refund_of",
        DROP COLUMN payment_id,
        ALTER COLUMN order_id SET NOT NULL`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';

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
  }

  async down(queryRunner: QueryRunner): Promise<void> {
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

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a refund covers, which pieces came back, and proposals. The ledger limits refunds now; the table `refund_limit` and its trigger stay for
 * instances of the earlier release that still run, and nothing else reads them.
 */
export class RefundPiecesAndShipping1790100040200 implements MigrationInterface {
  name = 'RefundPiecesAndShipping1790100040200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE refund
        ADD COLUMN covers text NOT NULL DEFAULT 'order',
        ADD COLUMN pieces jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN is_proposal boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT "CHK_refund_covers" CHECK (covers IN ('order', 'shipping')),
        DROP CONSTRAINT "FK_refund_limit",
        ADD CONSTRAINT "FK_refund_order" FOREIGN KEY (order_id) REFERENCES shop_order (id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO refund_limit (order_id, paid, committed)
      SELECT order_id, sum(amount), sum(amount) FILTER (WHERE state NOT IN ('failed', 'refused')) FROM refund GROUP BY order_id
      ON CONFLICT DO NOTHING;
      ALTER TABLE refund
        DROP CONSTRAINT "FK_refund_order",
        ADD CONSTRAINT "FK_refund_limit" FOREIGN KEY (order_id) REFERENCES refund_limit (order_id),
        DROP CONSTRAINT "CHK_refund_covers",
        DROP COLUMN covers,
        DROP COLUMN pieces,
        DROP COLUMN is_proposal`);
  }
}

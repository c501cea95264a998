import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an order is express, stored for the staff's filter. */
export class OrderExpress1790000008010 implements MigrationInterface {
  name = 'OrderExpress1790000008010';

  async up(queryRunner: QueryRunner): Promise<void> {
    // With a default only the few express orders are written, and an instance of the earlier release can still take orders.
    await queryRunner.query('ALTER TABLE shop_order ADD COLUMN is_express boolean NOT NULL DEFAULT false');
    await queryRunner.query(`
      UPDATE shop_order SET is_express = true
      WHERE jsonb_array_length(lines) > 0
        AND NOT jsonb_path_exists(lines, '$[*] ? (!(@.personalisation.expressService == true))')`);
    await queryRunner.query('CREATE INDEX "IDX_shop_order_express" ON shop_order (created_at, id) WHERE is_express');
    await queryRunner.query(
      'CREATE INDEX "IDX_shop_order_express_status" ON shop_order (status, created_at, id) WHERE is_express',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order DROP COLUMN is_express');
  }
}

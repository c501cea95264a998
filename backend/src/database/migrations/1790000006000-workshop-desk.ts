import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Schema for the staff's lists: orders by state, and payments in review that can be resolved. */
export class WorkshopDesk1790000006000 implements MigrationInterface {
  name = 'WorkshopDesk1790000006000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX "IDX_shop_order_status" ON shop_order (status, created_at, id)');
    await queryRunner.query(`
      ALTER TABLE provider_transaction
        ADD COLUMN resolved_by text,
        ADD COLUMN resolution text,
        ADD COLUMN resolved_at timestamptz`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE provider_transaction
        DROP COLUMN resolved_by,
        DROP COLUMN resolution,
        DROP COLUMN resolved_at`);
    await queryRunner.query('DROP INDEX "IDX_shop_order_status"');
  }
}

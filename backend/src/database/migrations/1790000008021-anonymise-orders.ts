import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders lose their personal data when these are no longer needed. */
export class AnonymiseOrders1790000008021 implements MigrationInterface {
  name = 'AnonymiseOrders1790000008021';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order ADD anonymised_at timestamptz');
    await queryRunner.query(`
      CREATE INDEX "IDX_shop_order_retention" ON shop_order (status, created_at) WHERE anonymised_at IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order DROP anonymised_at');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the price of a cart line began to hold. Lines of earlier releases hold theirs from now on. */
export class HoldCartPrices1790100010100 implements MigrationInterface {
  name = 'HoldCartPrices1790100010100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cart_line ADD priced_at timestamptz NOT NULL DEFAULT now()');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cart_line DROP COLUMN priced_at');
  }
}

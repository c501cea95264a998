import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Both payments of one attempt may be voided, each with an order of its own. */
export class VoidSecondPayments1790000006002 implements MigrationInterface {
  name = 'VoidSecondPayments1790000006002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "UQ_shop_order_attempt_id"');
    await queryRunner.query(`
      CREATE UNIQUE INDEX "UQ_shop_order_attempt_id" ON shop_order (attempt_id)
      WHERE review_reason IS NULL OR review_reason = 'late_payment'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "UQ_shop_order_attempt_id"');
    await queryRunner.query(`
      CREATE UNIQUE INDEX "UQ_shop_order_attempt_id" ON shop_order (attempt_id)
      WHERE review_reason IS DISTINCT FROM 'second_payment'`);
  }
}

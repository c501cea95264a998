import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the attempts whose purchase is kept although no order came of them. */
export class ForgetPurchases1790000008090 implements MigrationInterface {
  name = 'ForgetPurchases1790000008090';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX "IDX_payment_attempt_purchase" ON payment_attempt (created_at)
      WHERE purchase IS NOT NULL AND state IN ('mismatch', 'voided', 'expired')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_payment_attempt_purchase"');
  }
}

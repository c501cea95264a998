import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the unfinished payments of a person, and notes requests to erase them. */
export class ErasePayments1790000009002 implements MigrationInterface {
  name = 'ErasePayments1790000009002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE payment_attempt ADD erase_requested_at timestamptz');
    await queryRunner.query(`
      CREATE INDEX "IDX_payment_attempt_erasure" ON payment_attempt (erase_requested_at)
      WHERE purchase IS NOT NULL AND erase_requested_at IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX "IDX_payment_attempt_user" ON payment_attempt ((purchase->>'userId'))
      WHERE purchase->>'userId' IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX "IDX_payment_attempt_email" ON payment_attempt (lower(purchase->'customer'->>'email'))
      WHERE purchase IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX "IDX_provider_transaction_resolved" ON provider_transaction (resolved_at)
      WHERE resolved_at IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX "IDX_provider_transaction_resolved", "IDX_payment_attempt_email", "IDX_payment_attempt_user"`);
    await queryRunner.query('ALTER TABLE payment_attempt DROP erase_requested_at');
  }
}

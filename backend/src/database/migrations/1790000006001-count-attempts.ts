import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index for the count of a cart's recent payments, which is read before another one begins. */
export class CountAttempts1790000006001 implements MigrationInterface {
  name = 'CountAttempts1790000006001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX "IDX_payment_attempt_session" ON payment_attempt (session_id, created_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_payment_attempt_session"');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Attempts of networks that begin more payments than people do are polled after all others. */
export class PollFairly1790000009001 implements MigrationInterface {
  name = 'PollFairly1790000009001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE payment_attempt ADD is_low_priority boolean NOT NULL DEFAULT false');
    await queryRunner.query('DROP INDEX "IDX_payment_attempt_next_check"');
    await queryRunner.query(`
      CREATE INDEX "IDX_payment_attempt_next_check" ON payment_attempt (is_low_priority, next_check_at)
      WHERE next_check_at IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE payment_attempt DROP is_low_priority');
    await queryRunner.query(`
      CREATE INDEX "IDX_payment_attempt_next_check" ON payment_attempt (next_check_at) WHERE next_check_at IS NOT NULL`);
  }
}

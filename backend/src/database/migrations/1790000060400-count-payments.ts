import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The metrics count the payments of the last hour. */
export class CountPayments1790000060400 implements MigrationInterface {
  name = 'CountPayments1790000060400';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX "IDX_provider_transaction_recorded" ON provider_transaction (heard_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_provider_transaction_recorded"');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../build-index.js';

/** The metrics count the payments of the last hour. Not in one transaction, because shops record payments meanwhile. */
export class CountPayments1790000060400 implements MigrationInterface {
  name = 'CountPayments1790000060400';

  transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await buildIndex(queryRunner, 'IDX_provider_transaction_recorded', 'ON provider_transaction (heard_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_provider_transaction_recorded"');
  }
}

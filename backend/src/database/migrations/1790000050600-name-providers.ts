import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The provider of attempts, transactions and events. The ids of the last two are unique at their provider alone. */
export class NameProviders1790000050600 implements MigrationInterface {
  name = 'NameProviders1790000050600';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['payment_attempt', 'provider_transaction', 'payment_event'])
      await queryRunner.query(`ALTER TABLE ${table} ADD provider text NOT NULL DEFAULT 'wompi'`);
    for (const table of ['provider_transaction', 'payment_event'])
      await queryRunner.query(`
        ALTER TABLE ${table} DROP CONSTRAINT "PK_${table}", ADD CONSTRAINT "PK_${table}" PRIMARY KEY (id, provider)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['provider_transaction', 'payment_event'])
      await queryRunner.query(`
        ALTER TABLE ${table} DROP CONSTRAINT "PK_${table}", ADD CONSTRAINT "PK_${table}" PRIMARY KEY (id)`);
    for (const table of ['payment_attempt', 'provider_transaction', 'payment_event'])
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN provider`);
  }
}

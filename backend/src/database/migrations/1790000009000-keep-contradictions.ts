import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores what the provider reported, so that a new contradiction differs from one that staff have resolved. */
export class KeepContradictions1790000009000 implements MigrationInterface {
  name = 'KeepContradictions1790000009000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE provider_transaction ADD contradiction text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE provider_transaction DROP contradiction');
  }
}

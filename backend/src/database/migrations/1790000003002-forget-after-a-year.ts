import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Schema for the nightly removal of old messages and designs. */
export class ForgetAfterAYear1790000003002 implements MigrationInterface {
  name = 'ForgetAfterAYear1790000003002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX "IDX_contact_message_received_at" ON contact_message (received_at)');
    await queryRunner.query('ALTER TABLE design ADD last_opened_at timestamptz NOT NULL DEFAULT now()');
    await queryRunner.query('CREATE INDEX "IDX_design_last_opened_at" ON design (last_opened_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE design DROP COLUMN last_opened_at');
    await queryRunner.query('DROP INDEX "IDX_contact_message_received_at"');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages keep what customers send beside words, their corrections and deletions. The release before leaves the columns empty. */
export class KeepWhatCustomersSend1790000082000 implements MigrationInterface {
  name = 'KeepWhatCustomersSend1790000082000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE "chatbot_message"
        ADD "details" jsonb,
        ADD "edited_at" TIMESTAMP WITH TIME ZONE,
        ADD "earlier_texts" text array NOT NULL DEFAULT '{}',
        ADD "deleted_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE "chatbot_message"
        DROP "deleted_at",
        DROP "earlier_texts",
        DROP "edited_at",
        DROP "details"`);
  }
}

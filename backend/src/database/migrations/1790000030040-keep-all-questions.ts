import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every frequent question is a row: those that the shop was built with keep their readable ids. */
export class KeepAllQuestions1790000030040 implements MigrationInterface {
  name = 'KeepAllQuestions1790000030040';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE faq_entry ALTER id TYPE text, ADD withdrawn boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DELETE FROM faq_entry WHERE withdrawn OR id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`,
    );
    await queryRunner.query('ALTER TABLE faq_entry DROP COLUMN withdrawn, ALTER id TYPE uuid USING id::uuid');
  }
}

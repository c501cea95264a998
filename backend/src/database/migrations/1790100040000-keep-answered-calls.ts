import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first answer of each call with an `Idempotency-Key`; `answer` is text, so that it stays as it was sent. */
export class KeepAnsweredCalls1790100040000 implements MigrationInterface {
  name = 'KeepAnsweredCalls1790100040000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE answered_call (
        key text NOT NULL,
        request text NOT NULL,
        answer text,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_answered_call" PRIMARY KEY (key)
      );
      CREATE INDEX "IDX_answered_call_created" ON answered_call (created_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE answered_call');
  }
}

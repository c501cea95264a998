import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests for personal data by a mailed link. */
export class CreatePrivacyRequest1790000008022 implements MigrationInterface {
  name = 'CreatePrivacyRequest1790000008022';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE privacy_request (
        id uuid NOT NULL,
        email text NOT NULL,
        token_digest text,
        expires_at timestamptz NOT NULL,
        CONSTRAINT "PK_privacy_request" PRIMARY KEY (id),
        CONSTRAINT "UQ_privacy_request_token_digest" UNIQUE (token_digest)
      )`);
    await queryRunner.query('CREATE INDEX "IDX_privacy_request_expires_at" ON privacy_request (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE privacy_request');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens of the browsers that began payments; they replace the session of the cart as proof. */
export class ProvePayers1790000008001 implements MigrationInterface {
  name = 'ProvePayers1790000008001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE payer_token (
        digest text NOT NULL,
        subject_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_payer_token" PRIMARY KEY (digest, subject_id)
      )`);
    await queryRunner.query('CREATE INDEX "IDX_payer_token_created_at" ON payer_token (created_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE payer_token');
  }
}

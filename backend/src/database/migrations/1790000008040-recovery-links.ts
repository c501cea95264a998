import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail for a lost password carries a link besides its code; guesses are counted in "rate_limit". */
export class RecoveryLinks1790000008040 implements MigrationInterface {
  name = 'RecoveryLinks1790000008040';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Codes are valid for 15 minutes, so deleting the open ones costs their owners one more request.
    await queryRunner.query('DELETE FROM reset_code');
    await queryRunner.query(`
      ALTER TABLE reset_code
        DROP COLUMN attempts,
        ADD COLUMN token_digest text NOT NULL,
        ADD CONSTRAINT "UQ_reset_code_token_digest" UNIQUE (token_digest)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE reset_code DROP COLUMN token_digest, ADD COLUMN attempts integer NOT NULL DEFAULT 0',
    );
  }
}

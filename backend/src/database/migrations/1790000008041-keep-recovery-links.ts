import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every mail for a lost password has a row of its own, so that a newer one does not end an older link. */
export class KeepRecoveryLinks1790000008041 implements MigrationInterface {
  name = 'KeepRecoveryLinks1790000008041';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE reset_code
        DROP CONSTRAINT "PK_reset_code",
        DROP CONSTRAINT "UQ_reset_code_token_digest",
        ADD CONSTRAINT "PK_reset_code" PRIMARY KEY (token_digest)`);
    await queryRunner.query(
      'CREATE INDEX "IDX_reset_code_account_id_expires_at" ON reset_code (account_id, expires_at)',
    );
    await queryRunner.query('CREATE INDEX "IDX_reset_code_expires_at" ON reset_code (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_reset_code_account_id_expires_at", "IDX_reset_code_expires_at"');
    await queryRunner.query(`
      DELETE FROM reset_code AS older USING reset_code AS newer
      WHERE newer.account_id = older.account_id
        AND (newer.expires_at, newer.token_digest) > (older.expires_at, older.token_digest)`);
    await queryRunner.query(`
      ALTER TABLE reset_code
        DROP CONSTRAINT "PK_reset_code",
        ADD CONSTRAINT "PK_reset_code" PRIMARY KEY (account_id),
        ADD CONSTRAINT "UQ_reset_code_token_digest" UNIQUE (token_digest)`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors of staff: passkeys, the authenticator app, recovery codes and challenges. */
export class ProveStaffTwice1790000050120 implements MigrationInterface {
  name = 'ProveStaffTwice1790000050120';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("ALTER TABLE staff_session ADD COLUMN step text NOT NULL DEFAULT 'done'");
    await queryRunner.query('ALTER TABLE staff_session ALTER COLUMN step DROP DEFAULT');
    await queryRunner.query(`
      ALTER TABLE staff_session ADD CONSTRAINT "CHK_staff_session_step" CHECK (step IN ('prove', 'enrol', 'done'))`);
    await queryRunner.query(`
      CREATE TABLE staff_passkey (
        id text NOT NULL,
        account_id uuid NOT NULL,
        public_key text NOT NULL,
        counter double precision NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz,
        CONSTRAINT "PK_staff_passkey" PRIMARY KEY (id),
        CONSTRAINT "FK_staff_passkey_account" FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE
      )`);
    await queryRunner.query('CREATE INDEX "IDX_staff_passkey_account_id" ON staff_passkey (account_id)');
    await queryRunner.query(`
      CREATE TABLE staff_code_app (
        account_id uuid NOT NULL,
        secret text NOT NULL,
        created_at timestamptz NOT NULL,
        last_step integer NOT NULL,
        CONSTRAINT "PK_staff_code_app" PRIMARY KEY (account_id),
        CONSTRAINT "FK_staff_code_app_account" FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE staff_recovery_code (
        account_id uuid NOT NULL,
        digest text NOT NULL,
        CONSTRAINT "PK_staff_recovery_code" PRIMARY KEY (account_id, digest),
        CONSTRAINT "FK_staff_recovery_code_account" FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE
      )`);
    await queryRunner.query(`
      CREATE TABLE staff_challenge (
        digest text NOT NULL,
        bound_to text NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT "PK_staff_challenge" PRIMARY KEY (digest)
      )`);
    await queryRunner.query('CREATE INDEX "IDX_staff_challenge_expires_at" ON staff_challenge (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE staff_challenge, staff_recovery_code, staff_code_app, staff_passkey');
    await queryRunner.query('ALTER TABLE staff_session DROP COLUMN step');
  }
}

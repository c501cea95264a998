import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts with their consents, codes for lost passwords, pauses after failures, and sessions. */
export class CreateAccount1790000004000 implements MigrationInterface {
  name = 'CreateAccount1790000004000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE account (
        id uuid NOT NULL,
        email text NOT NULL,
        name text NOT NULL,
        password_hash text NOT NULL,
        credentials_version integer NOT NULL DEFAULT 1,
        phone text,
        shipping_address text,
        accepts_marketing boolean NOT NULL DEFAULT false,
        role text NOT NULL,
        email_proven_at timestamptz,
        disabled_at timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT "PK_account" PRIMARY KEY (id),
        CONSTRAINT "UQ_account_email" UNIQUE (email),
        CONSTRAINT "CHK_account_email" CHECK (email = lower(email)),
        CONSTRAINT "CHK_account_role" CHECK (role IN ('shopper', 'staff'))
      )`);
    await queryRunner.query(`
      CREATE TABLE account_consent (
        account_id uuid NOT NULL,
        purpose text NOT NULL,
        given boolean NOT NULL,
        text_version text NOT NULL,
        decided_at timestamptz NOT NULL,
        CONSTRAINT "PK_account_consent" PRIMARY KEY (account_id, purpose, decided_at),
        CONSTRAINT "FK_account_consent_account" FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE,
        CONSTRAINT "CHK_account_consent_purpose" CHECK (purpose IN ('data', 'marketing'))
      )`);
    await queryRunner.query(`
      CREATE TABLE reset_code (
        account_id uuid NOT NULL,
        digest text NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL,
        CONSTRAINT "PK_reset_code" PRIMARY KEY (account_id),
        CONSTRAINT "FK_reset_code_account" FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE
      )`);
    // Unlogged, because failures may be lost in a crash, like the counts of "rate_limit".
    await queryRunner.query(`
      CREATE UNLOGGED TABLE attempt (
        key text NOT NULL,
        failures integer NOT NULL,
        paused_until timestamptz NOT NULL,
        last_at timestamptz NOT NULL,
        CONSTRAINT "PK_attempt" PRIMARY KEY (key)
      )`);
    // The library "connect-pg-simple" requires sid, sess and expire; the account serves to end all sessions of a person.
    await queryRunner.query(`
      CREATE TABLE session (
        sid text NOT NULL,
        sess json NOT NULL,
        expire timestamptz NOT NULL,
        account_id uuid GENERATED ALWAYS AS ((sess -> 'passport' -> 'user' ->> 'id')::uuid) STORED,
        CONSTRAINT "PK_session" PRIMARY KEY (sid)
      )`);
    await queryRunner.query('CREATE INDEX "IDX_session_expire" ON session (expire)');
    await queryRunner.query('CREATE INDEX "IDX_session_account_id" ON session (account_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE session, attempt, reset_code, account_consent, account');
  }
}

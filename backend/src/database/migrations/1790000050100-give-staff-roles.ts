import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles of staff, and records of their sessions. Staff of earlier releases become owners and log in again. */
export class GiveStaffRoles1790000050100 implements MigrationInterface {
  name = 'GiveStaffRoles1790000050100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE account ADD COLUMN staff_role text');
    await queryRunner.query("UPDATE account SET staff_role = 'duena' WHERE role = 'staff'");
    await queryRunner.query(`
      ALTER TABLE account ADD CONSTRAINT "CHK_account_staff_role"
      CHECK ((role = 'staff') = (staff_role IS NOT NULL) AND staff_role IN ('taller', 'duena'))`);
    await queryRunner.query(`
      CREATE TABLE staff_session (
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        device text NOT NULL,
        began_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        CONSTRAINT "PK_staff_session" PRIMARY KEY (id),
        CONSTRAINT "FK_staff_session_account" FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE
      )`);
    await queryRunner.query('CREATE INDEX "IDX_staff_session_account_id" ON staff_session (account_id)');
    await queryRunner.query('CREATE INDEX "IDX_staff_session_last_seen_at" ON staff_session (last_seen_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE staff_session');
    await queryRunner.query('ALTER TABLE account DROP COLUMN staff_role');
  }
}

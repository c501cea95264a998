import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACCOUNT = "(role = 'staff') = (staff_role IS NOT NULL) AND staff_role IN";

/** The role of staff that reads the books. */
export class AddAccountants1790100030000 implements MigrationInterface {
  name = 'AddAccountants1790100030000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.allow(queryRunner, "('taller', 'contador', 'duena')");
  }

  /** Accountants lose their account, because an earlier release would give them the rights of the workshop. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("DELETE FROM staff_invitation WHERE staff_role = 'contador'");
    await queryRunner.query(`
      UPDATE account SET staff_role = 'taller', disabled_at = coalesce(disabled_at, now()) WHERE staff_role = 'contador'`);
    await this.allow(queryRunner, "('taller', 'duena')");
  }

  private async allow(queryRunner: QueryRunner, roles: string): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE account DROP CONSTRAINT "CHK_account_staff_role",
        ADD CONSTRAINT "CHK_account_staff_role" CHECK (${ACCOUNT} ${roles})`);
    await queryRunner.query(`
      ALTER TABLE staff_invitation DROP CONSTRAINT "CHK_staff_invitation_staff_role",
        ADD CONSTRAINT "CHK_staff_invitation_staff_role" CHECK (staff_role IN ${roles})`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations to the staff, by mail. */
export class InviteStaff1790000050110 implements MigrationInterface {
  name = 'InviteStaff1790000050110';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE staff_invitation (
        id uuid NOT NULL,
        email text NOT NULL,
        staff_role text NOT NULL,
        inviter_id uuid NOT NULL,
        token_digest text,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT "PK_staff_invitation" PRIMARY KEY (id),
        CONSTRAINT "UQ_staff_invitation_email" UNIQUE (email),
        CONSTRAINT "UQ_staff_invitation_token_digest" UNIQUE (token_digest),
        CONSTRAINT "CHK_staff_invitation_staff_role" CHECK (staff_role IN ('taller', 'duena')),
        CONSTRAINT "FK_staff_invitation_inviter" FOREIGN KEY (inviter_id) REFERENCES account (id) ON DELETE CASCADE
      )`);
    await queryRunner.query('CREATE INDEX "IDX_staff_invitation_expires_at" ON staff_invitation (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE staff_invitation');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateContactMessage1790000000000 implements MigrationInterface {
  name = 'CreateContactMessage1790000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "contact_message" (
        "id" uuid NOT NULL,
        "first_name" text NOT NULL,
        "last_name" text NOT NULL,
        "email" text NOT NULL,
        "phone" text NOT NULL,
        "message" text NOT NULL,
        "consent_version" text,
        "consented_at" timestamptz,
        "received_at" timestamptz NOT NULL,
        CONSTRAINT "PK_contact_message" PRIMARY KEY ("id"),
        CONSTRAINT "CHK_contact_message_consent" CHECK (("consent_version" IS NULL) = ("consented_at" IS NULL))
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "contact_message"`);
  }
}

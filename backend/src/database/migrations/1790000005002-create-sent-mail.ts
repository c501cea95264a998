import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sent mails. Their ids contain no personal data. */
export class CreateSentMail1790000005002 implements MigrationInterface {
  name = 'CreateSentMail1790000005002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sent_mail (
        id text NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_sent_mail" PRIMARY KEY (id)
      )`);
    await queryRunner.query('CREATE INDEX "IDX_sent_mail_sent_at" ON sent_mail (sent_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sent_mail');
  }
}

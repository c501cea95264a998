import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the mails that strangers cause may be sent, and what waits for the next digest. Their ids contain no personal data. */
export class LimitStrangersMails1790000085000 implements MigrationInterface {
  name = 'LimitStrangersMails1790000085000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE strangers_mail (
        id text NOT NULL,
        is_to_shop boolean NOT NULL,
        send_at timestamptz NOT NULL,
        CONSTRAINT "PK_strangers_mail" PRIMARY KEY (id)
      )`);
    await queryRunner.query('CREATE INDEX "IDX_strangers_mail_send_at" ON strangers_mail (send_at)');
    await queryRunner.query('CREATE INDEX "IDX_strangers_mail_to_shop" ON strangers_mail (send_at) WHERE is_to_shop');
    await queryRunner.query(`
      CREATE TABLE digest_entry (
        mail_id text NOT NULL,
        text text NOT NULL,
        added_at timestamptz NOT NULL,
        CONSTRAINT "PK_digest_entry" PRIMARY KEY (mail_id)
      )`);
    await queryRunner.query('CREATE INDEX "IDX_digest_entry_added_at" ON digest_entry (added_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE digest_entry');
    await queryRunner.query('DROP TABLE strangers_mail');
  }
}

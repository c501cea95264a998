import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links in the mails about an order open it more than once; all links of an order are deleted with its personal data. */
export class MailOrderLinks1790000084000 implements MigrationInterface {
  name = 'MailOrderLinks1790000084000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE order_link ADD is_reusable boolean NOT NULL DEFAULT false');
    await queryRunner.query('CREATE INDEX "IDX_order_link_order_id" ON order_link (order_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // The old release would delete them as links that work once.
    await queryRunner.query('DELETE FROM order_link WHERE is_reusable');
    await queryRunner.query('DROP INDEX "IDX_order_link_order_id"');
    await queryRunner.query('ALTER TABLE order_link DROP COLUMN is_reusable');
  }
}

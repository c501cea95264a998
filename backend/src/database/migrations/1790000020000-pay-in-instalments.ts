import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders by transfer in two instalments, and online payments of one. Orders of earlier releases are paid whole. */
export class PayInInstalments1790000020000 implements MigrationInterface {
  name = 'PayInInstalments1790000020000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order ADD first_instalment integer');
    await queryRunner.query(`
      ALTER TABLE shop_order ADD CONSTRAINT "CHK_shop_order_instalment"
      CHECK (first_instalment > 0 AND first_instalment <= final_total)`);
    await queryRunner.query(`
      CREATE INDEX "IDX_shop_order_instalments" ON shop_order (created_at, id)
      WHERE first_instalment IS NOT NULL AND status IN ('paid', 'in_production')`);
    await queryRunner.query(`
      CREATE TABLE instalment_payment (
        transaction_id text NOT NULL PRIMARY KEY,
        order_id uuid NOT NULL CONSTRAINT "FK_instalment_payment_order" REFERENCES shop_order (id),
        attempt_id uuid NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX "IDX_instalment_payment_order" ON instalment_payment (order_id)');
    await queryRunner.query('ALTER TABLE payment_attempt ADD order_id uuid');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE payment_attempt DROP COLUMN order_id');
    await queryRunner.query('DROP TABLE instalment_payment');
    await queryRunner.query('ALTER TABLE shop_order DROP COLUMN first_instalment');
  }
}

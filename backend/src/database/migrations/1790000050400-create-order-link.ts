import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that prove the mailbox of an order, by the digest of their token. */
export class CreateOrderLink1790000050400 implements MigrationInterface {
  name = 'CreateOrderLink1790000050400';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE order_link (
        token_digest text NOT NULL PRIMARY KEY,
        order_id uuid NOT NULL CONSTRAINT "FK_order_link_order" REFERENCES shop_order (id),
        expires_at timestamptz NOT NULL
      )`);
    await queryRunner.query('CREATE INDEX "IDX_order_link_expires_at" ON order_link (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE order_link');
  }
}

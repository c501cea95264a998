import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uses of codes with limits that are kept while carts and orders are being paid. */
export class ReserveDiscounts1790100010000 implements MigrationInterface {
  name = 'ReserveDiscounts1790100010000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE discount_reservation (
        holder text NOT NULL,
        code text NOT NULL,
        customer text NOT NULL,
        network text NOT NULL,
        is_placed boolean NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT "PK_discount_reservation" PRIMARY KEY (holder),
        CONSTRAINT "FK_discount_reservation_code" FOREIGN KEY (code) REFERENCES discount_code (code)
      )`);
    await queryRunner.query('CREATE INDEX "IDX_discount_reservation_code" ON discount_reservation (code)');
    await queryRunner.query('CREATE INDEX "IDX_discount_reservation_expires_at" ON discount_reservation (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE discount_reservation');
  }
}

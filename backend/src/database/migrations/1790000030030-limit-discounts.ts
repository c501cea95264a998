import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes that take an amount off, codes with limits, and the uses of each code. */
export class LimitDiscounts1790000030030 implements MigrationInterface {
  name = 'LimitDiscounts1790000030030';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE discount_code
        ADD amount integer, ADD total_limit integer, ADD per_customer_limit integer, ADD uses integer NOT NULL DEFAULT 0,
        ALTER percent DROP NOT NULL,
        ADD CONSTRAINT "CHK_discount_code_kind" CHECK ((percent IS NULL) <> (amount IS NULL)),
        ADD CONSTRAINT "CHK_discount_code_amount" CHECK (amount >= 1),
        ADD CONSTRAINT "CHK_discount_code_limits" CHECK (total_limit >= 1 AND per_customer_limit >= 1)`);
    await queryRunner.query(`
      CREATE TABLE discount_use (
        order_id uuid NOT NULL,
        code text NOT NULL,
        customer text NOT NULL,
        used_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_discount_use" PRIMARY KEY (order_id),
        CONSTRAINT "FK_discount_use_code" FOREIGN KEY (code) REFERENCES discount_code (code)
      )`);
    await queryRunner.query('CREATE INDEX "IDX_discount_use_customer" ON discount_use (code, customer)');
    await queryRunner.query('CREATE INDEX "IDX_discount_use_used_at" ON discount_use (used_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE discount_use');
    await queryRunner.query('UPDATE discount_code SET percent = 1, active = false WHERE percent IS NULL');
    await queryRunner.query(`
      ALTER TABLE discount_code
        DROP COLUMN amount, DROP COLUMN total_limit, DROP COLUMN per_customer_limit, DROP COLUMN uses,
        ALTER percent SET NOT NULL`);
  }
}

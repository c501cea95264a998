import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOrder1790000005000 implements MigrationInterface {
  name = 'CreateOrder1790000005000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE shop_order (
        id uuid NOT NULL,
        number text NOT NULL,
        status text NOT NULL,
        review_reason text,
        created_at timestamptz NOT NULL,
        session_id text NOT NULL,
        user_id uuid,
        customer_name text NOT NULL,
        customer_email text NOT NULL,
        customer_phone text NOT NULL,
        shipping jsonb,
        lines jsonb NOT NULL,
        total integer NOT NULL,
        discount_code text,
        discount_percent integer NOT NULL,
        discount_amount integer NOT NULL,
        final_total integer NOT NULL,
        payment_method text NOT NULL,
        transaction_id text,
        reference text,
        attempt_id uuid,
        consent_version text,
        consented_at timestamptz,
        history jsonb NOT NULL,
        CONSTRAINT "PK_shop_order" PRIMARY KEY (id),
        CONSTRAINT "UQ_shop_order_number" UNIQUE (number),
        CONSTRAINT "UQ_shop_order_transaction_id" UNIQUE (transaction_id),
        CONSTRAINT "CHK_shop_order_totals" CHECK (final_total >= 0 AND total - discount_amount = final_total),
        CONSTRAINT "CHK_shop_order_consent" CHECK ((consent_version IS NULL) = (consented_at IS NULL))
      )`);
    await queryRunner.query('CREATE INDEX "IDX_shop_order_newest" ON shop_order (created_at, id)');
    await queryRunner.query('CREATE INDEX "IDX_shop_order_user_id" ON shop_order (user_id)');
    await queryRunner.query('CREATE INDEX "IDX_shop_order_session_id" ON shop_order (session_id)');
    // An attempt makes one order; only a second payment makes another, which a person reviews.
    await queryRunner.query(`
      CREATE UNIQUE INDEX "UQ_shop_order_attempt_id" ON shop_order (attempt_id)
      WHERE review_reason IS DISTINCT FROM 'second_payment'`);
    await queryRunner.query(`
      CREATE TABLE order_claim (
        cart_line_id uuid NOT NULL,
        order_id uuid NOT NULL,
        CONSTRAINT "PK_order_claim" PRIMARY KEY (cart_line_id),
        CONSTRAINT "FK_order_claim_order" FOREIGN KEY (order_id) REFERENCES shop_order (id)
          DEFERRABLE INITIALLY DEFERRED
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE order_claim');
    await queryRunner.query('DROP TABLE shop_order');
  }
}

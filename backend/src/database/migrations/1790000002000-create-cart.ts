import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCart1790000002000 implements MigrationInterface {
  name = 'CreateCart1790000002000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CARTS);
    await queryRunner.query(LINES);
    // The one code of the first opening; the owner adds and ends codes with plain SQL.
    await queryRunner.query(`INSERT INTO discount_code (code, percent) VALUES ('SIGERIST15', 15)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE cart_addition, cart_line, cart, discount_code');
  }
}

const CARTS = `
  CREATE TABLE discount_code (
    code text NOT NULL,
    percent integer NOT NULL,
    active boolean NOT NULL DEFAULT true,
    starts timestamptz,
    ends timestamptz,
    CONSTRAINT "PK_discount_code" PRIMARY KEY (code),
    CONSTRAINT "CHK_discount_code_capitals" CHECK (code = upper(btrim(code))),
    CONSTRAINT "CHK_discount_code_percent" CHECK (percent BETWEEN 1 AND 100)
  );
  CREATE TABLE cart (
    session_id text NOT NULL,
    discount_code text,
    discount_applied_at timestamptz,
    touched_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_cart" PRIMARY KEY (session_id),
    CONSTRAINT "FK_cart_discount_code" FOREIGN KEY (discount_code) REFERENCES discount_code (code),
    CONSTRAINT "CHK_cart_discount" CHECK ((discount_code IS NULL) = (discount_applied_at IS NULL))
  );
  CREATE INDEX "IDX_cart_touched_at" ON cart (touched_at)`;

const LINES = `
  CREATE TABLE cart_line (
    id uuid NOT NULL,
    session_id text NOT NULL,
    position BIGSERIAL NOT NULL,
    product_id integer NOT NULL,
    options_key text NOT NULL,
    name text NOT NULL,
    image text NOT NULL,
    quantity integer NOT NULL,
    price integer NOT NULL,
    breakdown jsonb NOT NULL,
    personalisation jsonb NOT NULL,
    touched_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT "PK_cart_line" PRIMARY KEY (id),
    CONSTRAINT "UQ_cart_line_alike" UNIQUE (session_id, product_id, options_key),
    CONSTRAINT "FK_cart_line_cart" FOREIGN KEY (session_id) REFERENCES cart (session_id) ON DELETE CASCADE,
    CONSTRAINT "CHK_cart_line_quantity" CHECK (quantity >= 1),
    CONSTRAINT "CHK_cart_line_price" CHECK (price >= 0)
  );
  CREATE TABLE cart_addition (
    session_id text NOT NULL,
    key text NOT NULL,
    line_id uuid NOT NULL,
    CONSTRAINT "PK_cart_addition" PRIMARY KEY (session_id, key),
    CONSTRAINT "FK_cart_addition_cart" FOREIGN KEY (session_id) REFERENCES cart (session_id) ON DELETE CASCADE
  )`;

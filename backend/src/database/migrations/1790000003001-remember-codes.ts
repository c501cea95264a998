import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first moment of each code on each cart outlives its removal: a code lasts 30 days, not 30 days each time. */
export class RememberCodes1790000003001 implements MigrationInterface {
  name = 'RememberCodes1790000003001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE cart_discount (
        session_id text NOT NULL,
        code text NOT NULL,
        applied_at timestamptz NOT NULL,
        CONSTRAINT "PK_cart_discount" PRIMARY KEY (session_id, code),
        CONSTRAINT "FK_cart_discount_cart" FOREIGN KEY (session_id) REFERENCES cart (session_id) ON DELETE CASCADE,
        CONSTRAINT "FK_cart_discount_code_taken" FOREIGN KEY (code) REFERENCES discount_code (code)
      )`);
    await queryRunner.query(`
      INSERT INTO cart_discount
      SELECT session_id, discount_code, discount_applied_at FROM cart WHERE discount_code IS NOT NULL`);
    await queryRunner.query('ALTER TABLE cart DROP COLUMN discount_applied_at');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cart ADD discount_applied_at timestamptz');
    await queryRunner.query(`
      UPDATE cart SET discount_applied_at = taken.applied_at FROM cart_discount taken
      WHERE taken.session_id = cart.session_id AND taken.code = cart.discount_code`);
    await queryRunner.query(`
      ALTER TABLE cart ADD CONSTRAINT "CHK_cart_discount"
        CHECK ((discount_code IS NULL) = (discount_applied_at IS NULL))`);
    await queryRunner.query('DROP TABLE cart_discount');
  }
}

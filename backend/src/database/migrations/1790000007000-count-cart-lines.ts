import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether a locked cart takes a line: one like it is there, or fewer than the most. A statement counts what was there when
 * it began, before it waited for the lock; each query of a volatile function counts what is there now.
 */
export class CountCartLines1790000007000 implements MigrationInterface {
  name = 'CountCartLines1790000007000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION cart_takes_line(cart text, product integer, options text, most integer) RETURNS boolean
      LANGUAGE plpgsql VOLATILE AS $$
      BEGIN
        RETURN (SELECT count(*) FROM cart_line WHERE session_id = cart) < most
          OR EXISTS (SELECT FROM cart_line WHERE session_id = cart AND product_id = product AND options_key = options);
      END $$`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION cart_takes_line');
  }
}

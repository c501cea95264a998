import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every change locks and touches its cart, so a line needs no moment of its own. */
export class TouchCartsAlone1790000003000 implements MigrationInterface {
  name = 'TouchCartsAlone1790000003000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE cart SET touched_at = line.touched_at
      FROM (SELECT session_id, max(touched_at) AS touched_at FROM cart_line GROUP BY session_id) line
      WHERE line.session_id = cart.session_id AND line.touched_at > cart.touched_at`);
    await queryRunner.query('ALTER TABLE cart_line DROP COLUMN touched_at');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cart_line ADD touched_at timestamptz NOT NULL DEFAULT now()');
  }
}

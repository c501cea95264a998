import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A repeated call is compared with the first one, and remembered for a week. */
export class CheckRepetitions1790000003003 implements MigrationInterface {
  name = 'CheckRepetitions1790000003003';

  async up(queryRunner: QueryRunner): Promise<void> {
    // The content of earlier calls was not stored.
    await queryRunner.query('DELETE FROM cart_addition');
    await queryRunner.query(`
      ALTER TABLE cart_addition
        ADD request text NOT NULL,
        ADD created_at timestamptz NOT NULL DEFAULT now()`);
    await queryRunner.query('CREATE INDEX "IDX_cart_addition_created_at" ON cart_addition (created_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cart_addition DROP COLUMN request, DROP COLUMN created_at');
  }
}

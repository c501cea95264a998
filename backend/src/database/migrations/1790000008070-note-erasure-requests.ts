import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order in progress is erased once it is finished. */
export class NoteErasureRequests1790000008070 implements MigrationInterface {
  name = 'NoteErasureRequests1790000008070';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order ADD erase_requested_at timestamptz');
    await queryRunner.query(`
      CREATE INDEX "IDX_shop_order_erasure" ON shop_order (erase_requested_at)
        WHERE erase_requested_at IS NOT NULL AND anonymised_at IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order DROP erase_requested_at');
  }
}

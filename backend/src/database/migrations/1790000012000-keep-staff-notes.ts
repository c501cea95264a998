import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes that staff write for each other beside an order: `[{ text, at, actor }]`. */
export class KeepStaffNotes1790000012000 implements MigrationInterface {
  name = 'KeepStaffNotes1790000012000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE shop_order ADD staff_notes jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order DROP COLUMN staff_notes');
  }
}

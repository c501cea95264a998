import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pictures of a new shop have the moment of one statement, in microseconds. A cursor has milliseconds, so that the page after one of them
 * left out the others.
 */
export class PagePicturesByMillisecond1790000071400 implements MigrationInterface {
  name = 'PagePicturesByMillisecond1790000071400';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE media ALTER created_at TYPE timestamptz(3)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE media ALTER created_at TYPE timestamptz');
  }
}

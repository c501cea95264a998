import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A default for orders that an instance of the release before search texts adds when it was not stopped before the upgrade. */
export class DefaultSearchText1790000008080 implements MigrationInterface {
  name = 'DefaultSearchText1790000008080';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE shop_order ALTER search_text SET DEFAULT ''`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE shop_order ALTER search_text DROP DEFAULT');
  }
}

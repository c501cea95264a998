import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The shop's own data and the short texts of its pages, by key. Without a value it was never filled in; `{ "value": null }` was emptied.
 */
export class CreateShopData1790000030020 implements MigrationInterface {
  name = 'CreateShopData1790000030020';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE shop_data (key text NOT NULL, value jsonb, CONSTRAINT "PK_shop_data" PRIMARY KEY (key))',
    );
    // The closing and the capacity are part of the delivery dates, which are part of the catalogue.
    await queryRunner.query(`
      CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_data
      FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE shop_data');
  }
}

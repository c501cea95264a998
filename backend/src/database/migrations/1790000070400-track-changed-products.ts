import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The revision of the catalogue in which each product last changed: an instance reads only the products that changed after the revision
 * that it has. Rows of deleted products stay, so that their deletion is seen as well.
 */
export class TrackChangedProducts1790000070400 implements MigrationInterface {
  name = 'TrackChangedProducts1790000070400';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE product_change (
        product_id integer NOT NULL,
        revision bigint NOT NULL,
        CONSTRAINT "PK_product_change" PRIMARY KEY (product_id)
      )`);
    await queryRunner.query('CREATE INDEX "IDX_product_change_revision" ON product_change (revision)');
    await queryRunner.query(PRODUCT_CHANGED);
    // This trigger raises the revision itself: the number that it keeps must be the one that the change gets.
    await queryRunner.query('DROP TRIGGER catalogue_changed ON product');
    await queryRunner.query(trigger('INSERT', 'REFERENCING NEW TABLE AS new_rows'));
    await queryRunner.query(trigger('UPDATE', 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows'));
    await queryRunner.query(trigger('DELETE', 'REFERENCING OLD TABLE AS old_rows'));
    await queryRunner.query(trigger('TRUNCATE'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION product_changed() CASCADE');
    await queryRunner.query(`
      CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product
      FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed()`);
    await queryRunner.query('DROP TABLE product_change');
  }
}

/** The row of product 0 stands for all products. An update may change ids, so both the old and the new ones count. */
const PRODUCT_CHANGED = `
  CREATE FUNCTION product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      present bigint;
      ids integer[];
    BEGIN
      UPDATE catalogue_revision SET value = value + 1 RETURNING value INTO present;
      CASE TG_OP
        WHEN 'INSERT' THEN ids := ARRAY(SELECT id FROM new_rows);
        WHEN 'UPDATE' THEN ids := ARRAY(SELECT id FROM new_rows UNION SELECT id FROM old_rows);
        WHEN 'DELETE' THEN ids := ARRAY(SELECT id FROM old_rows);
        ELSE ids := ARRAY[0];
      END CASE;
      INSERT INTO product_change (product_id, revision) SELECT id, present FROM unnest(ids) AS id
        ON CONFLICT (product_id) DO UPDATE SET revision = excluded.revision;
      RETURN NULL;
    END
  $$`;

function trigger(event: string, rows = ''): string {
  return `
    CREATE TRIGGER product_changed_${event.toLowerCase()} AFTER ${event} ON product ${rows}
    FOR EACH STATEMENT EXECUTE FUNCTION product_changed()`;
}

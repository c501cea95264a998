import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A shared design keeps everything that is seen on the piece: its add-ons, the text of the key ring, and the name without a motif. */
export class KeepWholeDesigns1790100097000 implements MigrationInterface {
  name = 'KeepWholeDesigns1790100097000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // The release before writes none of them: its designs have an embroidery and no add-ons.
    await queryRunner.query(`
      ALTER TABLE design
        ADD has_bordado boolean NOT NULL DEFAULT true,
        ADD add_ons text[] NOT NULL DEFAULT '{}',
        ADD keychain_text text NOT NULL DEFAULT '',
        DROP CONSTRAINT "UQ_design_alike",
        ADD CONSTRAINT "UQ_design_alike" UNIQUE (product_id, name, font_style, font_size, font_color, animal_theme,
          bag_color, strap, has_bordado, add_ons, keychain_text)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // Without their add-ons several designs would be the same.
    await queryRunner.query(`DELETE FROM design WHERE NOT has_bordado OR add_ons <> '{}'`);
    await queryRunner.query(`
      ALTER TABLE design
        DROP CONSTRAINT "UQ_design_alike",
        DROP COLUMN has_bordado,
        DROP COLUMN add_ons,
        DROP COLUMN keychain_text,
        ADD CONSTRAINT "UQ_design_alike"
          UNIQUE (product_id, name, font_style, font_size, font_color, animal_theme, bag_color, strap)`);
  }
}

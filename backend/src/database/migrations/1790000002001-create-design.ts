import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDesign1790000002001 implements MigrationInterface {
  name = 'CreateDesign1790000002001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE design (
        code text NOT NULL,
        product_id integer NOT NULL,
        name text NOT NULL,
        font_style text NOT NULL,
        font_size text NOT NULL,
        font_color text NOT NULL,
        animal_theme text NOT NULL,
        bag_color text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT "PK_design" PRIMARY KEY (code),
        CONSTRAINT "UQ_design_alike"
          UNIQUE (product_id, name, font_style, font_size, font_color, animal_theme, bag_color)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE design');
  }
}

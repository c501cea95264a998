import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['add_on', 'font_style', 'font_size', 'font_color', 'animal_theme', 'bag_color'];

const INCLUDED =
  '«Con bordado» incluye el nombre de tu bebé. La letra, el hilo y el motivo van como en la foto, o como los escojas en el personalizador.';

const NAME_BEFORE = 'Requiere el nombre a bordar';
const NAME = 'Requiere el nombre a bordar. Es opcional: el nombre que escribes ya va incluido en «Con bordado».';

/**
 * Explains what 'Con bordado' includes and what the add-on for the name is: rows that the owner edits. A description that the owner has
 * changed already stays. An empty catalogue gets them with its seed.
 */
export class ExplainEmbroidery1790000012050 implements MigrationInterface {
  name = 'ExplainEmbroidery1790000012050';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(allowKinds(['embroidery', ...KINDS]));
    await queryRunner.query(
      `INSERT INTO product_option (kind, id, label, description, position)
       SELECT 'embroidery', 'with', 'Con bordado', $1, 0 WHERE EXISTS (SELECT FROM product)`,
      [INCLUDED],
    );
    await queryRunner.query(describeName, [NAME, NAME_BEFORE]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(describeName, [NAME_BEFORE, NAME]);
    await queryRunner.query(`DELETE FROM product_option WHERE kind = 'embroidery'`);
    await queryRunner.query(allowKinds(KINDS));
  }
}

const describeName = `
  UPDATE product_option SET description = $1 WHERE kind = 'add_on' AND id = 'personalization' AND description = $2`;

const allowKinds = (kinds: readonly string[]) => `
  ALTER TABLE product_option
    DROP CONSTRAINT "CHK_product_option_kind",
    ADD CONSTRAINT "CHK_product_option_kind" CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

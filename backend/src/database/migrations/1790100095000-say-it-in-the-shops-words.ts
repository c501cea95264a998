import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Id, the technical name of the letter, and the name by which shoppers know it. */
const LETTERS: readonly (readonly [id: string, technical: string, name: string])[] = [
  ['elegant', 'Script', 'Elegante'],
  ['modern', 'Sans-serif', 'Moderna'],
  ['classic', 'Serif', 'Clásica'],
  ['playful', 'Comic', 'Divertida'],
];

const PIECES_WITHOUT_ADD_ONS = ['cambiador', 'portachupeta', 'portadocumentos'];
const HANGING_ADD_ONS = ['pompon', 'keychain', 'bow'];

const EMBROIDERY_BEFORE =
  '«Con bordado» incluye el nombre de tu bebé. La letra, el hilo y el motivo van como en la foto, o como los escojas en el personalizador.';
const EMBROIDERY =
  '«Con bordado» incluye el nombre de tu bebé. La letra, el hilo y el motivo van como en la imagen, o como los escojas en el personalizador.';

const PICTURES_QUESTION_BEFORE = '¿El bolso llega igual a la foto?';
const PICTURES_QUESTION = '¿Las imágenes son fotos reales? ¿El bolso llega igual?';
const PICTURES_BEFORE =
  'Sí, con los colores y el nombre que escogiste. Como lo hacemos a mano, el tono del cuero y la reata puede variar un poco.';
const PICTURES =
  '{pictures} El tuyo llega con los colores, la reata y el nombre que escogiste; como lo hacemos a mano, el tono del cuero y de la reata puede variar un poco. Antes de que salga del taller le tomamos una foto ya terminado.';

const categories = (third: string) =>
  `Tenemos 9 categorías: Safari, Kawaii, ${third}, Ositos tiernos, Náutico, Nombres personalizados, Animales, Flores y diseños 3D. Escoge una y agrega el nombre de tu bebé.`;

/**
 * Letters by the names that shoppers know, pictures that are not called photos, the categories as the owner wrote them, products that an add-on
 * is not offered on, and a switch for the fixed rating. Texts that the owner has changed stay; an empty catalogue gets them with its seed.
 */
export class SayItInTheShopsWords1790100095000 implements MigrationInterface {
  name = 'SayItInTheShopsWords1790100095000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE product_option ADD except_products integer[] NOT NULL DEFAULT '{}'`);
    await queryRunner.query(
      `UPDATE product_option SET except_products = (SELECT coalesce(array_agg(id ORDER BY id), '{}') FROM product WHERE slug = ANY ($1))
       WHERE kind = 'add_on' AND id = ANY ($2)`,
      [PIECES_WITHOUT_ADD_ONS, HANGING_ADD_ONS],
    );
    for (const [id, technical, name] of LETTERS)
      await queryRunner.query(
        `UPDATE product_option SET label = $3, description = coalesce(description, $2)
         WHERE kind = 'font_style' AND id = $1 AND label = $2`,
        [id, technical, name],
      );
    await queryRunner.query(DESCRIBE_EMBROIDERY, [EMBROIDERY, EMBROIDERY_BEFORE]);
    await queryRunner.query(ASK_ABOUT_PICTURES, [
      PICTURES_QUESTION,
      PICTURES,
      PICTURES_QUESTION_BEFORE,
      PICTURES_BEFORE,
    ]);
    await queryRunner.query(NAME_CATEGORIES, [categories('Disney'), categories('Fantasía')]);
    await queryRunner.query(`
      INSERT INTO shop_data (key, value)
      SELECT 'rating.shown', '{"value": true}' WHERE EXISTS (SELECT FROM shop_data)
      ON CONFLICT DO NOTHING`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("DELETE FROM shop_data WHERE key = 'rating.shown'");
    await queryRunner.query(NAME_CATEGORIES, [categories('Fantasía'), categories('Disney')]);
    await queryRunner.query(ASK_ABOUT_PICTURES, [
      PICTURES_QUESTION_BEFORE,
      PICTURES_BEFORE,
      PICTURES_QUESTION,
      PICTURES,
    ]);
    await queryRunner.query(DESCRIBE_EMBROIDERY, [EMBROIDERY_BEFORE, EMBROIDERY]);
    for (const [id, technical, name] of LETTERS)
      await queryRunner.query(
        `UPDATE product_option SET label = $2, description = NULLIF(description, $2)
         WHERE kind = 'font_style' AND id = $1 AND label = $3`,
        [id, technical, name],
      );
    await queryRunner.query('ALTER TABLE product_option DROP COLUMN except_products');
  }
}

const DESCRIBE_EMBROIDERY = `
  UPDATE product_option SET description = $1 WHERE kind = 'embroidery' AND id = 'with' AND description = $2`;

const ASK_ABOUT_PICTURES = `
  UPDATE faq_entry SET question = $1, answer = $2
  WHERE id = 'productos-colores-reales' AND question = $3 AND answer = $4`;

const NAME_CATEGORIES = `
  UPDATE faq_entry SET answer = $1 WHERE id = 'personalizacion-que-pueden-bordar' AND answer = $2`;

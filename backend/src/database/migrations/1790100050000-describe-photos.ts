import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['embroidery', 'add_on', 'font_style', 'font_size', 'font_color', 'animal_theme', 'bag_color'];

/** As that of the first motifs. */
const MOTIF_SURCHARGE = 15;

/** Kind, id, label, whether it is seen on photos only, and its surcharge. */
const OPTIONS: readonly (readonly [kind: string, id: string, label: string, withdrawn: boolean, price?: number])[] = [
  ['font_color', 'cream', 'Crema', true],
  ['font_color', 'wine', 'Vino', true],
  ['animal_theme', 'cat', 'Gatito', false, MOTIF_SURCHARGE],
  ['animal_theme', 'rainbow', 'Arcoíris', false, MOTIF_SURCHARGE],
  ['animal_theme', 'bunny', 'Conejito', false, MOTIF_SURCHARGE],
  ['animal_theme', 'castle', 'Castillo', false, MOTIF_SURCHARGE],
  ['animal_theme', 'fairy', 'Hada', false, MOTIF_SURCHARGE],
  ['animal_theme', 'anchor', 'Ancla', false, MOTIF_SURCHARGE],
  ['animal_theme', 'sailboat', 'Velero', false, MOTIF_SURCHARGE],
  ['animal_theme', 'flowers', 'Flores', false, MOTIF_SURCHARGE],
  ['animal_theme', 'none', 'Sin motivo', false],
  ['bag_color', 'camel', 'Camel', true],
  ['bag_color', 'sage', 'Verde salvia', true],
  ['bag_color', 'sky', 'Azul celeste', true],
  ['strap', 'ethnic-diamonds', 'Rombos étnicos terracota', false],
  ['strap', 'black-herringbone', 'Espiga negro y crema', false],
  ['strap', 'camel-stripes', 'Rayas camel', false],
  ['strap', 'pink-hearts', 'Corazones rosa', false],
  ['strap', 'navy-zigzag', 'Zigzag azul marino', false],
  ['strap', 'navy-stars', 'Estrellas marino y oro', false],
  ['strap', 'lavender-flowers', 'Flores lavanda', false],
  ['strap', 'jungle-diamonds', 'Rombos verde selva', false],
  ['strap', 'red-stripes', 'Rayas clásicas rojo', false],
  ['strap', 'anchors', 'Anclas náuticas', false],
  ['strap', 'pink-herringbone', 'Espiga rosa y vino', false],
  ['strap', 'paw-prints', 'Huellitas café', false],
  ['strap', 'butterflies', 'Mariposas fucsia', false],
  ['strap', 'none', 'Sin reata', true],
];

/** What the pictures of the first products show: slug, colour, strap, motif and thread; all letters are elegant and of medium size. */
const PHOTOS: readonly (readonly [slug: string, bagColour: string, strap: string, motif: string, thread: string])[] = [
  ['panalera-multifuncional', 'brown', 'ethnic-diamonds', 'lion', 'cream'],
  ['organizador-de-higiene', 'pink', 'pink-herringbone', 'bear', 'cream'],
  ['mochila-clasica', 'black', 'black-herringbone', 'none', 'cream'],
  ['bolso-mariposa', 'pink', 'none', 'none', 'wine'],
  ['organizador-de-mudas', 'sky', 'navy-zigzag', 'giraffe', 'cream'],
  ['mochila-leon', 'camel', 'ethnic-diamonds', 'none', 'cream'],
  ['mochila-milano', 'navy', 'navy-zigzag', 'bear', 'cream'],
  ['cambiador', 'brown', 'ethnic-diamonds', 'none', 'cream'],
  ['lonchera-porta-biberones', 'sage', 'jungle-diamonds', 'elephant', 'cream'],
  ['lonchera-baul', 'red', 'red-stripes', 'dinosaur', 'cream'],
  ['maleta-viajera', 'purple', 'lavender-flowers', 'unicorn', 'cream'],
  ['portachupeta', 'pink', 'pink-herringbone', 'none', 'cream'],
  ['portadocumentos', 'brown', 'ethnic-diamonds', 'none', 'cream'],
];

const USUAL =
  '{"letter":"elegant","letterSize":"medium","thread":"gold","motif":"none","bagColour":"black","strap":"none"}';

/**
 * What each product's pictures show, the strap as a choice, 'Sin motivo', and a switch that hides an add-on beside 'Con bordado'. An empty
 * catalogue gets the rows with its seed.
 */
export class DescribePhotos1790100050000 implements MigrationInterface {
  name = 'DescribePhotos1790100050000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE product_option ADD hidden_with_embroidery boolean NOT NULL DEFAULT false');
    await queryRunner.query(allowKinds([...KINDS, 'strap']));
    for (const [kind, id, label, withdrawn, price = 0] of OPTIONS)
      await queryRunner.query(
        `INSERT INTO product_option (kind, id, label, withdrawn, price, position)
         SELECT $1, $2, $3, $4, $5, (SELECT coalesce(max(position), 0) + 1 FROM product_option)
         WHERE EXISTS (SELECT FROM product) ON CONFLICT DO NOTHING`,
        [kind, id, label, withdrawn, price],
      );
    await queryRunner.query(`ALTER TABLE product ADD photo_design jsonb NOT NULL DEFAULT '${USUAL}'`);
    for (const [slug, bagColour, strap, motif, thread] of PHOTOS)
      await queryRunner.query('UPDATE product SET photo_design = photo_design || $2 WHERE slug = $1', [
        slug,
        { bagColour, strap, motif, thread },
      ]);
    // The release before writes no strap: it is as in the photo.
    await queryRunner.query(`
      ALTER TABLE design
        ADD strap text NOT NULL DEFAULT '',
        DROP CONSTRAINT "UQ_design_alike",
        ADD CONSTRAINT "UQ_design_alike"
          UNIQUE (product_id, name, font_style, font_size, font_color, animal_theme, bag_color, strap)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // Two designs that differ in their strap alone, or have it as in the photo, mean nothing to the release before.
    await queryRunner.query(`
      DELETE FROM design
      WHERE strap <> '' OR '' IN (font_style, font_size, font_color, animal_theme, bag_color)`);
    await queryRunner.query(`
      ALTER TABLE design
        DROP CONSTRAINT "UQ_design_alike",
        DROP COLUMN strap,
        ADD CONSTRAINT "UQ_design_alike"
          UNIQUE (product_id, name, font_style, font_size, font_color, animal_theme, bag_color)`);
    await queryRunner.query('ALTER TABLE product DROP COLUMN photo_design');
    for (const [kind, id] of OPTIONS)
      await queryRunner.query('DELETE FROM product_option WHERE kind = $1 AND id = $2', [kind, id]);
    await queryRunner.query(`DELETE FROM product_option WHERE kind = 'strap'`);
    await queryRunner.query(allowKinds(KINDS));
    await queryRunner.query('ALTER TABLE product_option DROP COLUMN hidden_with_embroidery');
  }
}

const allowKinds = (kinds: readonly string[]) => `
  ALTER TABLE product_option
    DROP CONSTRAINT "CHK_product_option_kind",
    ADD CONSTRAINT "CHK_product_option_kind" CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

type Estimate = readonly [
  slug: string,
  height: number,
  width: number,
  depth: number | null,
  weight: number,
  litres: number | null,
  strap: number | null,
  fits: string,
];

/** What the first pieces measure, until the owner confirms it. */
const ESTIMATES: readonly Estimate[] = [
  [
    'panalera-multifuncional',
    32,
    40,
    16,
    1_100,
    17,
    60,
    '10 pañales\n2 biberones\nUna cobija\nUna muda de ropa\nCrema y pañitos',
  ],
  ['organizador-de-higiene', 16, 26, 10, 350, 3.5, 26, 'Cremas\nCepillo\nPañitos\n2 pañales'],
  ['mochila-clasica', 38, 30, 16, 950, 15, 80, '8 pañales\n2 biberones\nUna cobija\nUna muda de ropa'],
  ['bolso-mariposa', 26, 28, 10, 480, 4, null, 'Una muda\nUn biberón\nSu juguete'],
  ['organizador-de-mudas', 20, 28, null, 260, null, 20, 'La muda limpia en un sobre\nLa muda usada en el otro'],
  ['mochila-leon', 34, 32, 14, 850, 11, 75, '6 pañales\nUn biberón\nUna muda de ropa\nCrema'],
  ['mochila-milano', 40, 30, 17, 1_050, 16, 85, '8 pañales\n2 biberones\nUna cobija\nCrema y pañitos'],
  ['cambiador', 70, 45, null, 420, null, 40, 'Enrollado, cabe en la pañalera'],
  ['lonchera-porta-biberones', 26, 20, 12, 430, 5, 40, '4 biberones de pie'],
  ['lonchera-baul', 22, 30, 18, 620, 9, 45, 'El almuerzo\nLas onces\nUn termo'],
  ['maleta-viajera', 28, 48, 22, 1_400, 26, 65, 'La ropa de varios días\n12 pañales\n2 biberones\n2 cobijas'],
  ['portachupeta', 9, 11, 5, 60, 0.3, 12, '2 chupetas'],
  ['portadocumentos', 15, 21, 2, 150, null, 15, 'Registro civil\nCarné de vacunas\nPapeles'],
];

/** Ids of the front picture of a new shop and of the same piece open, with its alternative text. */
const VIEWS: readonly (readonly [front: string, open: string, alt: string])[] = [
  [
    '806a2f88bb4ec703fc93',
    '31d976e31fb47b93aa1d',
    'Pañalera Multifuncional abierta, con biberones, pañales y una cobija adentro',
  ],
  [
    '5006017aef4218f8cd69',
    '433818768fbedd97dcd8',
    'Organizador de Higiene abierto, con cremas, un cepillo y pañales adentro',
  ],
  [
    '28774b9b2facc1608683',
    '2add0848d8c0ab11c5de',
    'Mochila Clásica abierta, con biberones, pañales y una cobija adentro',
  ],
  [
    'c8421b62a7d8bf0765cf',
    '2e26708c59ede0b0ee1b',
    'Bolso Mariposa abierto por un ala, con un biberón y pañales adentro',
  ],
  [
    'c1ecaa29b64dc8cb955f',
    'c4bb4e5aa1f3cfb13a98',
    'Organizador de Mudas: dos sobres abiertos, con ropa doblada que asoma por el cierre',
  ],
  ['28807eec2141304256ea', '8f4c40c9853d6334ec4b', 'Mochila León abierta, con un biberón, pañales y crema adentro'],
  [
    'e1ffb3ee1ccb40abd3d1',
    '1d2593705339f632acc3',
    'Mochila Milano con la solapa abierta, con biberones, pañales y crema adentro',
  ],
  ['6b8d147d780b1ef9cc7f', 'd54c4bffdafcd933eb34', 'Cambiador extendido, con pañales y cremas al lado'],
  [
    '6fd8bb7ef91974972b91',
    '3b28ec7e2ae7435495e1',
    'Lonchera Porta Biberones abierta, con dos biberones y un frasco adentro, y un biberón al lado',
  ],
  [
    'e6cc121184d1994aa7d4',
    'b79639c5957a6e61fb76',
    'Lonchera Baul con la tapa abierta, con biberones, frascos y una cobija adentro',
  ],
  [
    'e6d0e223b07fe710adf0',
    '89e970224f7b3930194c',
    'Maleta Viajera abierta, con pañales, biberones y ropa doblada adentro',
  ],
  ['583c34dee682cc516e3e', '310231b7ca1d92f05073', 'Portachupeta abierto, con una chupeta adentro y otra al lado'],
];

/** Products get measures, what fits inside, and a picture that shows it; pieces with photos of the owner's own get no drawn picture. */
export class MeasureProducts1790100093000 implements MigrationInterface {
  name = 'MeasureProducts1790100093000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE product
        ADD height_cm integer, ADD width_cm integer, ADD depth_cm integer, ADD weight_g integer,
        ADD litres double precision, ADD strap_cm integer, ADD measured boolean NOT NULL DEFAULT false,
        ADD fits text NOT NULL DEFAULT '', ADD open_picture text`);
    for (const estimate of ESTIMATES) {
      await queryRunner.query(
        `UPDATE product SET height_cm = $2, width_cm = $3, depth_cm = $4, weight_g = $5, litres = $6, strap_cm = $7, fits = $8
         WHERE slug = $1`,
        [...estimate],
      );
    }
    for (const view of VIEWS) {
      // The start that follows stores the picture itself.
      await queryRunner.query(
        `UPDATE product SET
           pictures = array_append(pictures, $2::text),
           picture_alts = picture_alts || jsonb_build_object($2::text, $3::text),
           open_picture = $2::text
         WHERE $1::text = ANY (pictures) AND cardinality(pictures) < 12`,
        [...view],
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [, open] of VIEWS) {
      await queryRunner.query(
        `UPDATE product SET pictures = array_remove(pictures, $1::text), picture_alts = picture_alts - $1::text
         WHERE $1::text = ANY (pictures)`,
        [open],
      );
    }
    await queryRunner.query(`
      ALTER TABLE product
        DROP height_cm, DROP width_cm, DROP depth_cm, DROP weight_g, DROP litres, DROP strap_cm, DROP measured, DROP fits,
        DROP open_picture`);
  }
}

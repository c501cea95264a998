import { createRequire } from 'node:module';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const load = createRequire(import.meta.url);

/**
 * Pictures are rows, and products name them by id. Products named files of the release before: those that are among the files of this
 * release get its ids. A path that the owner typed in SQL has no picture here: staff upload it.
 */
export class CreateMedia1790000040100 implements MigrationInterface {
  name = 'CreateMedia1790000040100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE media (
        id text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        colour text NOT NULL,
        widths integer[] NOT NULL,
        created_at timestamptz NOT NULL,
        created_by uuid,
        CONSTRAINT "PK_media" PRIMARY KEY (id),
        CONSTRAINT "CHK_media_size" CHECK (width > 0 AND height > 0 AND cardinality(widths) > 0)
      );
      CREATE INDEX "IDX_media_created_at" ON media (created_at, id);
      ALTER TABLE product
        ADD pictures text[] NOT NULL DEFAULT '{}',
        ADD plain_pictures text[] NOT NULL DEFAULT '{}',
        ADD picture_alts jsonb NOT NULL DEFAULT '{}'`);
    const alts = load('../seed/picture-alts.json') as Record<string, string>;
    const ids = seedIds();
    for (const product of (await queryRunner.query('SELECT * FROM product')) as OldProduct[]) {
      const plain = idsOf([product.blank_image, ...product.more_blank_images], ids);
      const named = idsOf([product.embroidered_image, ...product.more_embroidered_images], ids);
      const pictures = [...new Set([...named, ...plain])];
      const texts = [...ids].flatMap(([file, id]) => (pictures.includes(id) && alts[file] ? [[id, alts[file]]] : []));
      await queryRunner.query(
        'UPDATE product SET pictures = $1, plain_pictures = $2, picture_alts = $3 WHERE id = $4',
        [
          pictures,
          named.length > 0 ? plain.filter((id) => !named.includes(id)) : [],
          JSON.stringify(Object.fromEntries(texts)),
          product.id,
        ],
      );
    }
    await queryRunner.query(`
      ALTER TABLE product
        DROP COLUMN blank_image,
        DROP COLUMN embroidered_image,
        DROP COLUMN more_blank_images,
        DROP COLUMN more_embroidered_images,
        DROP COLUMN reference_image`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE product
        ADD blank_image text NOT NULL DEFAULT 'products/no-picture.webp',
        ADD embroidered_image text,
        ADD more_blank_images text[] NOT NULL DEFAULT '{}',
        ADD more_embroidered_images text[] NOT NULL DEFAULT '{}',
        ADD reference_image text;
      ALTER TABLE product ALTER blank_image DROP DEFAULT`);
    const files = new Map([...seedIds()].map(([file, id]) => [id, file]));
    for (const { id, pictures, plain_pictures: plain } of (await queryRunner.query(
      'SELECT * FROM product',
    )) as NewProduct[]) {
      const isPlain = (picture: string) => plain.length === 0 || plain.includes(picture);
      const [blank = null, ...moreBlank] = idsOf(pictures.filter(isPlain), files);
      const [named = null, ...moreNamed] = idsOf(
        pictures.filter((picture) => !isPlain(picture)),
        files,
      );
      await queryRunner.query(
        `UPDATE product SET blank_image = coalesce($1, blank_image), more_blank_images = $2, embroidered_image = $3,
           more_embroidered_images = $4, reference_image = $5 WHERE id = $6`,
        [blank, moreBlank, named, moreNamed, (named ? moreNamed : moreBlank).at(-1) ?? null, id],
      );
    }
    await queryRunner.query(`
      ALTER TABLE product DROP COLUMN pictures, DROP COLUMN plain_pictures, DROP COLUMN picture_alts;
      DROP TABLE media`);
  }
}

interface OldProduct {
  readonly id: number;
  readonly blank_image: string;
  readonly embroidered_image: string | null;
  readonly more_blank_images: readonly string[];
  readonly more_embroidered_images: readonly string[];
}

interface NewProduct {
  readonly id: number;
  readonly pictures: readonly string[];
  readonly plain_pictures: readonly string[];
}

/** Ids of the pictures of this release by the path of their original. */
function seedIds(): Map<string, string> {
  const pictures = load('../seed/pictures.gen.json') as Record<string, { readonly id: string }>;
  return new Map(Object.entries(pictures).map(([file, { id }]) => [file, id]));
}

/** Those that the map knows, each once. Paths of earlier releases may begin with `/assets/`. */
function idsOf(names: readonly (string | null)[], known: ReadonlyMap<string, string>): string[] {
  return [...new Set(names.flatMap((name) => known.get(name?.replace(/^\/assets\//, '') ?? '') ?? []))];
}

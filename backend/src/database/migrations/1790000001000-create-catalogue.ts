import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['product', 'product_group', 'product_option', 'kit_piece', 'shop_setting'];

export class CreateCatalogue1790000001000 implements MigrationInterface {
  name = 'CreateCatalogue1790000001000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(PRODUCTS);
    await queryRunner.query(SEARCH);
    await queryRunner.query(PRICES);
    await queryRunner.query(NOTIFY);
    for (const table of TABLES) await queryRunner.query(notifyTrigger(table));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE ${TABLES.toReversed().join(', ')}`);
    await queryRunner.query('DROP FUNCTION catalogue_changed(), catalogue_fold(text)');
  }
}

const PRODUCTS = `
  CREATE TABLE product (
    id SERIAL NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    category text NOT NULL,
    price integer NOT NULL,
    embroiderable boolean NOT NULL DEFAULT true,
    blank_image text NOT NULL,
    embroidered_image text,
    more_blank_images text[] NOT NULL DEFAULT '{}',
    more_embroidered_images text[] NOT NULL DEFAULT '{}',
    reference_image text,
    in_stock boolean NOT NULL DEFAULT true,
    rank integer NOT NULL DEFAULT 999,
    CONSTRAINT "PK_product" PRIMARY KEY (id),
    CONSTRAINT "UQ_product_slug" UNIQUE (slug),
    CONSTRAINT "CHK_product_price" CHECK (price >= 0),
    CONSTRAINT "CHK_product_rank" CHECK (rank >= 1)
  );
  -- Ids up to 12 are the seed's.
  ALTER SEQUENCE product_id_seq RESTART WITH 13;
  CREATE TABLE product_group (
    first_rank integer NOT NULL,
    last_rank integer,
    label text NOT NULL,
    CONSTRAINT "PK_product_group" PRIMARY KEY (first_rank),
    CONSTRAINT "XCL_product_group_ranks" EXCLUDE USING gist (int4range(first_rank, last_rank, '[]') WITH &&)
  )`;

// Accents go before capitals: lower() leaves accented letters alone in a database of the C locale.
const SEARCH = `
  CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
  CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
  CREATE FUNCTION catalogue_fold(text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(public.unaccent('public.unaccent'::regdictionary, $1));
  CREATE INDEX "IDX_product_label" ON product
    USING gin (catalogue_fold(name || ' ' || category) public.gin_trgm_ops);
  CREATE INDEX "IDX_product_text" ON product
    USING gin (catalogue_fold(name || ' ' || category || ' ' || description) public.gin_trgm_ops);
  CREATE INDEX "IDX_product_words" ON product
    USING gin (to_tsvector('pg_catalog.spanish', catalogue_fold(name || ' ' || category || ' ' || description)))`;

const PRICES = `
  CREATE TABLE product_option (
    kind text NOT NULL,
    id text NOT NULL,
    label text NOT NULL,
    description text,
    price integer NOT NULL DEFAULT 0,
    needs text,
    position integer NOT NULL,
    CONSTRAINT "PK_product_option" PRIMARY KEY (kind, id),
    CONSTRAINT "CHK_product_option_kind"
      CHECK (kind IN ('add_on', 'font_style', 'font_size', 'font_color', 'animal_theme', 'bag_color')),
    CONSTRAINT "CHK_product_option_needs" CHECK (needs IN ('name', 'keychainText')),
    CONSTRAINT "CHK_product_option_price" CHECK (price >= 0)
  );
  CREATE TABLE kit_piece (
    position integer NOT NULL,
    name text NOT NULL,
    product_id integer,
    with_name boolean NOT NULL DEFAULT false,
    own_price integer,
    CONSTRAINT "PK_kit_piece" PRIMARY KEY (position),
    CONSTRAINT "FK_kit_piece_product" FOREIGN KEY (product_id) REFERENCES product (id),
    CONSTRAINT "CHK_kit_piece_price" CHECK ((product_id IS NULL) <> (own_price IS NULL)),
    CONSTRAINT "CHK_kit_piece_own_price" CHECK (own_price >= 0)
  );
  CREATE TABLE shop_setting (
    name text NOT NULL,
    value integer NOT NULL,
    meaning text NOT NULL,
    CONSTRAINT "PK_shop_setting" PRIMARY KEY (name),
    CONSTRAINT "CHK_shop_setting_value" CHECK (value >= 0)
  )`;

const NOTIFY = `
  CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('catalogue_changed', TG_TABLE_NAME);
      RETURN NULL;
    END
  $$`;

function notifyTrigger(table: string): string {
  return `
    CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed()`;
}

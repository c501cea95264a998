import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the kit purchasable: each of its pieces is a product, add-ons may be given with it, and the lines of a cart
 * know their kit. The piece that had only a price becomes a product that is sold in the kit alone.
 */
export class SellKit1790000013000 implements MigrationInterface {
  name = 'SellKit1790000013000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE product ADD kit_only boolean NOT NULL DEFAULT false;
      ALTER TABLE product_option ADD kit_gift boolean NOT NULL DEFAULT false;
      UPDATE product_option SET kit_gift = true WHERE kind = 'add_on' AND id IN ('pompon', 'keychain', 'bow')`);
    // A piece without a product gets one. Ids up to 13 are the seed's, which fills an empty catalogue after this.
    await queryRunner.query(`
      DO $$ BEGIN
        IF NOT EXISTS (SELECT FROM product) THEN ALTER SEQUENCE product_id_seq RESTART WITH 14; END IF;
      END $$;
      INSERT INTO product (slug, name, description, category, price, embroiderable, blank_image, rank, kit_only)
      SELECT 'kit-' || position || '-' || regexp_replace(catalogue_fold(name), '[^a-z0-9]+', '-', 'g'), name,
        'Esta pieza viene solo en el kit.', 'Accesorios', own_price, false, 'products/portadocumentos/blank.webp', 14, true
      FROM kit_piece WHERE product_id IS NULL;
      ALTER TABLE kit_piece DROP CONSTRAINT "CHK_kit_piece_price";
      UPDATE kit_piece SET product_id = product.id FROM product
      WHERE product_id IS NULL AND product.kit_only AND product.slug LIKE 'kit-' || kit_piece.position || '-%'`);
    await queryRunner.query(`
      ALTER TABLE kit_piece
        DROP COLUMN own_price,
        ALTER product_id SET NOT NULL,
        ADD CONSTRAINT "UQ_kit_piece_product" UNIQUE (product_id);
      ALTER TABLE cart_line ADD kit_id uuid;
      CREATE INDEX "IDX_cart_line_kit" ON cart_line (kit_id) WHERE kit_id IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM cart_line WHERE kit_id IS NOT NULL;
      ALTER TABLE cart_line DROP COLUMN kit_id;
      ALTER TABLE kit_piece
        DROP CONSTRAINT "UQ_kit_piece_product",
        ADD own_price integer,
        ALTER product_id DROP NOT NULL;
      UPDATE kit_piece SET product_id = NULL, own_price = price FROM product WHERE id = product_id AND kit_only;
      ALTER TABLE kit_piece
        ADD CONSTRAINT "CHK_kit_piece_price" CHECK ((product_id IS NULL) <> (own_price IS NULL)),
        ADD CONSTRAINT "CHK_kit_piece_own_price" CHECK (own_price >= 0);
      DELETE FROM product WHERE kit_only;
      ALTER TABLE product DROP COLUMN kit_only;
      ALTER TABLE product_option DROP COLUMN kit_gift`);
  }
}

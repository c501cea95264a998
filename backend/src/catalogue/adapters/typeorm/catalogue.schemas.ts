import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import { text } from '../../../database/index.js';
import { KitPiece } from '../../domain/kit.js';
import { Option } from '../../domain/option.js';
import { USUAL_PHOTO } from '../../../common/piece-design.js';
import { Product } from '../../domain/product.js';
import { ProductGroup } from '../../domain/product-group.js';
import { Setting } from '../../domain/setting.js';

const integer: EntitySchemaColumnOptions = { type: 'integer' };
const optionalInteger = (name: string): EntitySchemaColumnOptions => ({ ...integer, name, nullable: true });
const boolean: EntitySchemaColumnOptions = { type: 'boolean' };

const ProductSchema = new EntitySchema<Product>({
  name: 'Product',
  target: Product,
  tableName: 'product',
  columns: {
    id: { ...integer, primary: true, generated: 'increment' },
    slug: { ...text, unique: true },
    name: text,
    description: text,
    category: text,
    price: integer,
    embroiderable: { ...boolean, default: true },
    pictures: { ...text, array: true, default: '{}' },
    plainPictures: { ...text, name: 'plain_pictures', array: true, default: '{}' },
    pictureAlts: { type: 'jsonb', name: 'picture_alts', default: {} },
    photoDesign: { type: 'jsonb', name: 'photo_design', default: USUAL_PHOTO },
    heightCm: optionalInteger('height_cm'),
    widthCm: optionalInteger('width_cm'),
    depthCm: optionalInteger('depth_cm'),
    weightG: optionalInteger('weight_g'),
    litres: { type: 'double precision', nullable: true },
    strapCm: optionalInteger('strap_cm'),
    measured: { ...boolean, default: false },
    fits: { ...text, default: '' },
    openPicture: { ...text, name: 'open_picture', nullable: true },
    inStock: { ...boolean, name: 'in_stock', default: true },
    rank: { ...integer, default: 999 },
    kitOnly: { ...boolean, name: 'kit_only', default: false },
    withdrawn: { ...boolean, default: false },
  },
  uniques: [{ name: 'UQ_product_slug', columns: ['slug'] }],
  checks: [
    { name: 'CHK_product_price', expression: 'price >= 0' },
    { name: 'CHK_product_rank', expression: 'rank >= 1' },
  ],
  // TypeORM cannot describe the expressions and the condition, so migrations create them.
  indices: ['product_label', 'product_text', 'product_words', 'product_listed'].map((name) => ({
    name: `IDX_${name}`,
    synchronize: false,
  })),
});

const ProductGroupSchema = new EntitySchema<ProductGroup>({
  name: 'ProductGroup',
  target: ProductGroup,
  tableName: 'product_group',
  columns: {
    id: { ...integer, primary: true, generated: 'increment' },
    firstRank: { ...integer, name: 'first_rank' },
    lastRank: { ...integer, name: 'last_rank', nullable: true },
    label: text,
    withdrawn: { ...boolean, default: false },
  },
  exclusions: [
    {
      name: 'XCL_product_group_ranks',
      expression: `USING gist (int4range(first_rank, last_rank, '[]') WITH &&) WHERE (NOT withdrawn)`,
      deferrable: 'INITIALLY IMMEDIATE',
    },
  ],
});

const OptionSchema = new EntitySchema<Option>({
  name: 'Option',
  target: Option,
  tableName: 'product_option',
  columns: {
    kind: { ...text, primary: true },
    id: { ...text, primary: true },
    label: text,
    description: { ...text, nullable: true },
    price: { ...integer, default: 0 },
    needs: { ...text, nullable: true },
    kitGift: { ...boolean, name: 'kit_gift', default: false },
    hiddenWithEmbroidery: { ...boolean, name: 'hidden_with_embroidery', default: false },
    exceptProducts: { ...integer, name: 'except_products', array: true, default: '{}' },
    position: integer,
    withdrawn: { ...boolean, default: false },
  },
  checks: [
    {
      name: 'CHK_product_option_kind',
      expression: `kind IN ('embroidery', 'add_on', 'font_style', 'font_size', 'font_color', 'animal_theme', 'bag_color', 'strap')`,
    },
    { name: 'CHK_product_option_needs', expression: `needs IN ('name', 'keychainText')` },
    { name: 'CHK_product_option_price', expression: 'price >= 0' },
  ],
});

const KitPieceSchema = new EntitySchema<KitPiece>({
  name: 'KitPiece',
  target: KitPiece,
  tableName: 'kit_piece',
  columns: {
    position: { ...integer, primary: true },
    name: text,
    productId: { ...integer, name: 'product_id' },
    withName: { ...boolean, name: 'with_name', default: false },
  },
  foreignKeys: [
    { name: 'FK_kit_piece_product', target: 'Product', columnNames: ['productId'], referencedColumnNames: ['id'] },
  ],
  uniques: [{ name: 'UQ_kit_piece_product', columns: ['productId'] }],
});

const SettingSchema = new EntitySchema<Setting>({
  name: 'Setting',
  target: Setting,
  tableName: 'shop_setting',
  columns: { name: { ...text, primary: true }, value: integer, meaning: text },
  checks: [{ name: 'CHK_shop_setting_value', expression: 'value >= 0' }],
});

/** The tables of the catalogue; the owner may edit each of them with plain SQL. */
export const catalogueSchemas = [ProductSchema, ProductGroupSchema, OptionSchema, KitPieceSchema, SettingSchema];

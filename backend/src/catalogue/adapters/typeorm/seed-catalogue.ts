import { createRequire } from 'node:module';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../database/index.js';
import type seedFile from '../../../database/seed/catalogue.json';
import { seedPictures, toShownPicture } from '../../../media/index.js';
import type { CatalogueSources } from '../../domain/catalogue.js';
import { KitPiece } from '../../domain/kit.js';
import { Option } from '../../domain/option.js';
import { ProductGroup } from '../../domain/product-group.js';
import { Product } from '../../domain/product.js';
import { Setting } from '../../domain/setting.js';
import { catalogueSchemas } from './catalogue.schemas.js';

/** Fills an empty catalogue. One that has a product is the owner's: neither an edit nor a deletion is ever undone. */
export async function seedCatalogue(url: string): Promise<void> {
  const dataSource = await new DataSource({ ...dataSourceOptions(url), entities: catalogueSchemas }).initialize();
  try {
    if (await dataSource.manager.existsBy(Product, {})) return;
    const { products, groups, options, kitPieces, settings } = seedSources();
    await dataSource.transaction(async (manager) => {
      // With its columns named: TypeORM otherwise leaves the ids to the sequence.
      await manager
        .createQueryBuilder()
        .insert()
        .into(Product, columnsOf(products[0] ?? {}))
        .values([...products])
        .execute();
      await manager.insert(ProductGroup, [...groups]);
      await manager.insert(Option, [...options]);
      await manager.insert(KitPiece, [...kitPieces]);
      await manager.insert(Setting, [...settings]);
    });
  } finally {
    await dataSource.destroy();
  }
}

function columnsOf(product: object): string[] {
  return Object.keys(product).filter((name) => name !== 'storedPictures' && name !== 'hasPhotographs');
}

const BLANK_OPTION = {
  description: null,
  needs: null,
  kitGift: false,
  hiddenWithEmbroidery: false,
  exceptProducts: [],
  withdrawn: false,
};

// Node 20 prints a warning at each start for a JSON file that is imported.
const seed = createRequire(import.meta.url)('../../../database/seed/catalogue.json') as typeof seedFile;
const pictures = seedPictures();

/** The catalogue of the first start, as domain objects; options and pieces have the position that they have in the file. */
export function seedSources(): CatalogueSources {
  return {
    products: seed.products.map(({ fits, openPicture, ...product }) => {
      const own = product.pictures.map(pictureOf);
      return Object.assign(new Product(), { kitOnly: false }, product, {
        measured: false,
        fits: fits.join('\n'),
        openPicture: openPicture === null ? null : pictureOf(openPicture).id,
        pictures: own.map(({ id }) => id),
        plainPictures: product.plainPictures.map((file) => pictureOf(file).id),
        pictureAlts: Object.fromEntries(own.map(({ id, alt }) => [id, alt])),
        storedPictures: own.map(toShownPicture),
        withdrawn: false,
      });
    }),
    groups: seed.groups.map((group, index) =>
      Object.assign(new ProductGroup(), group, { id: index + 1, withdrawn: false }),
    ),
    options: seed.options.map((option, position) => Object.assign(new Option(), BLANK_OPTION, option, { position })),
    kitPieces: seed.kitPieces.map((piece, position) => Object.assign(new KitPiece(), piece, { position })),
    settings: seed.settings.map((setting) => Object.assign(new Setting(), setting)),
  };
}

function pictureOf(file: string) {
  const picture = pictures.get(file);
  if (!picture) throw new Error(`The seed names a picture that is not there: ${file}`);
  return picture;
}

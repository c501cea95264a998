import { createRequire } from 'node:module';
import type { CatalogueSources } from '../../domain/catalogue.js';
import { KitPiece } from '../../domain/kit.js';
import { Option } from '../../domain/option.js';
import { Product } from '../../domain/product.js';
import { ProductGroup } from '../../domain/product-group.js';
import { Setting } from '../../domain/setting.js';
import type seedFile from '../../../database/seed/catalogue.json';

// Node 20 prints a warning at each start for a JSON file that is imported.
const seed = createRequire(import.meta.url)('../../../database/seed/catalogue.json') as typeof seedFile;

/** The catalogue of the first start, as domain objects; the place of options and pieces is their place in the file. */
export function seedSources(): CatalogueSources {
  return {
    products: seed.products.map((product) =>
      Object.assign(new Product(), { kitOnly: false }, product, { withdrawn: false }),
    ),
    groups: seed.groups.map((group, place) =>
      Object.assign(new ProductGroup(), group, { id: place + 1, withdrawn: false }),
    ),
    options: seed.options.map((option, position) =>
      Object.assign(new Option(), { description: null, needs: null, kitGift: false }, option, {
        position,
        withdrawn: false,
      }),
    ),
    kitPieces: seed.kitPieces.map((piece, position) => Object.assign(new KitPiece(), piece, { position })),
    settings: seed.settings.map((setting) => Object.assign(new Setting(), setting)),
  };
}

import type { CatalogueSources } from '../domain/catalogue.js';
import type { Product } from '../domain/product.js';
import type { ProductSearch } from '../domain/product-search.js';

/** Where the catalogue is kept. */
export abstract class CatalogueRepository {
  /** Changes with every change of the catalogue, from any instance or SQL client. */
  abstract revision(): Promise<string>;

  /** Everything at one moment: never products of one change with prices of another. */
  abstract load(): Promise<CatalogueSources>;

  /**
   * The products that match, in catalogue order. Case and accents never matter; `search` also forgives plurals
   * and a typing mistake in a name or category.
   */
  abstract search(search: ProductSearch): Promise<Product[]>;
}

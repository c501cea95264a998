import type { CatalogueSources } from '../domain/catalogue.js';
import type { Product } from '../domain/product.js';
import type { ProductSearch } from '../domain/product-search.js';

/** The catalogue as it was stored at one moment; never changed afterwards. */
export interface StoredCatalogue extends CatalogueSources {
  readonly revision: string;
}

/** Where the catalogue is kept. */
export abstract class CatalogueRepository {
  /** Changes with every change of the catalogue, from any instance or SQL client. */
  abstract revision(): Promise<string>;

  /**
   * Everything at one moment: never products of one change with prices of another. `known` is an earlier answer: a product that has
   * not changed since is the same object, and need not be read again.
   */
  abstract load(known?: StoredCatalogue): Promise<StoredCatalogue>;

  /**
   * The products that match, in catalogue order. Case and accents never matter; `search` also forgives plurals
   * and a typing mistake in a name or category.
   */
  abstract search(search: ProductSearch): Promise<Product[]>;
}

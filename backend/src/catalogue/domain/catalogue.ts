import { DomainError } from '../../common/domain-error.js';
import { type Pricing, pricingOf, type PricingSources } from './pricing.js';
import { byRank, type Product } from './product.js';
import { type ProductGroup, type ProductSection, sectionsOf } from './product-group.js';

/** The owner's data of the catalogue, as they are stored and seeded. */
export interface CatalogueSources extends PricingSources {
  readonly groups: readonly ProductGroup[];
}

/** The catalogue as shoppers see it. */
export interface Catalogue {
  /** Products that are sold separately, in catalogue order. */
  readonly products: readonly Product[];
  /** Includes the products that are sold only in the kit. */
  readonly allProducts: readonly Product[];
  readonly groups: readonly ProductSection[];
  readonly pricing: Pricing;
}

/** The catalogue on the day of `now`. */
export function catalogueOf(sources: CatalogueSources, now: Date): Catalogue {
  const allProducts = sources.products.filter(({ withdrawn }) => !withdrawn).sort(byRank);
  const products = allProducts.filter(({ kitOnly }) => !kitOnly);
  return { products, allProducts, groups: sectionsOf(sources.groups, products), pricing: pricingOf(sources, now) };
}

/** Lists that were searched, by id. */
const indexes = new WeakMap<readonly Product[], ReadonlyMap<number, Product>>();

/** A product of a list of the catalogue, which never changes: however long it is, only the first call reads all of it. */
export function findProduct(products: readonly Product[], id: number): Product | undefined {
  let index = indexes.get(products);
  if (!index) {
    index = new Map(products.map((product) => [product.id, product]));
    indexes.set(products, index);
  }
  return index.get(id);
}

/** One product. Throws `catalogue.product_not_found`. */
export function productOf({ products }: Pick<Catalogue, 'products'>, id: number): Product {
  const product = findProduct(products, id);
  if (!product) throw new DomainError('not_found', 'catalogue.product_not_found', 'Producto no encontrado');
  return product;
}

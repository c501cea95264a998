import type { WorkshopPlan } from '../../settings/index.js';
import { DomainError } from '../../common/domain-error.js';
import type { KitPiece } from './kit.js';
import type { Option } from './option.js';
import { type Pricing, pricingOf, type WorkshopQueue } from './pricing.js';
import { byRank, type Product } from './product.js';
import { type ProductGroup, type ProductSection, sectionsOf } from './product-group.js';
import type { Setting } from './setting.js';

/** The owner's data of the catalogue, as they are stored and seeded. */
export interface CatalogueSources {
  readonly products: readonly Product[];
  readonly groups: readonly ProductGroup[];
  readonly options: readonly Option[];
  readonly kitPieces: readonly KitPiece[];
  readonly settings: readonly Setting[];
  /** Closing and weekly capacity, which change promised dates; missing while nothing changes them. */
  readonly plan?: WorkshopPlan;
  readonly queue?: WorkshopQueue;
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

/** One product. Throws `catalogue.product_not_found`. */
export function productOf({ products }: Catalogue, id: number): Product {
  const product = products.find((candidate) => candidate.id === id);
  if (!product) throw new DomainError('not_found', 'catalogue.product_not_found', 'Producto no encontrado');
  return product;
}

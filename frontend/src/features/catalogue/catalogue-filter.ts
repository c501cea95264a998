import type { ProductDto, ProductGroupDto } from '../../api/catalogue.api';
import { foldText } from '../../shared/lib/fold-text';
import { knownCategory } from './categories';
import { matches } from './search-words';

/** What the address of the catalogue page asks for. */
export type CatalogueFilter = { kind: 'none' } | { kind: 'category'; value: string } | { kind: 'search'; text: string };

export interface ProductGroup {
  label: string;
  products: ProductDto[];
}

/** Category takes precedence over search; blank values count as absent (storefront.md, section 4). */
export function readFilter(params: URLSearchParams): CatalogueFilter {
  const category = params.get('category')?.trim();
  if (category) return { kind: 'category', value: knownCategory(category)?.value ?? category };
  const text = params.get('search')?.trim();
  return text ? { kind: 'search', text } : { kind: 'none' };
}

export function filterProducts(products: readonly ProductDto[], filter: CatalogueFilter): ProductDto[] {
  switch (filter.kind) {
    case 'none':
      return [...products];
    case 'category':
      return products.filter((product) => matches([product.name, product.category], filter.value));
    case 'search':
      return findProducts(products, filter.text);
  }
}

/** Products that a text finds: first those with it in their names, then those with it in category or description. */
function findProducts(products: readonly ProductDto[], text: string): ProductDto[] {
  const named = products.filter(({ name }) => matches([name], text));
  const others = products.filter(
    (product) => !named.includes(product) && matches([product.name, product.category, product.description], text),
  );
  return [...named, ...others];
}

/** Products under the headings of the catalogue page; a product that no group names is never lost. */
export function groupProducts(products: readonly ProductDto[], groups: readonly ProductGroupDto[]): ProductGroup[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const grouped = new Set(groups.flatMap((group) => group.productIds));
  const named = groups.map(({ label, productIds }) => ({
    label,
    products: productIds.flatMap((id) => byId.get(id) ?? []),
  }));
  const rest = { label: 'Otros Productos', products: products.filter(({ id }) => !grouped.has(id)) };
  return [...named, rest].filter((group) => group.products.length > 0);
}

/** What the shopper reads for a category; undefined when neither the chips nor the products know it. */
export function categoryLabel(value: string, products: readonly ProductDto[]): string | undefined {
  const wanted = foldText(value);
  return knownCategory(value)?.label ?? products.find(({ category }) => foldText(category) === wanted)?.category;
}

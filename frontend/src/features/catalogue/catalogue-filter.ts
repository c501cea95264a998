import type { ProductDto, ProductGroupDto } from '../../api/catalogue.api';
import { foldText } from '../../shared/lib/fold-text';
import { knownCategory } from './categories';
import { matches } from './search-words';

/** Filter in the URL of the catalogue page. */
export type CatalogueFilter = { kind: 'none' } | { kind: 'category'; value: string } | { kind: 'search'; text: string };

export interface ProductGroup {
  label: string;
  products: ProductDto[];
}

/** Category takes precedence over search; blank values count as absent. */
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

/** Returns matches in the name first, then matches in category or description. */
function findProducts(products: readonly ProductDto[], text: string): ProductDto[] {
  const named = products.filter(({ name }) => matches([name], text));
  const others = products.filter(
    (product) => !named.includes(product) && matches([product.name, product.category, product.description], text),
  );
  return [...named, ...others];
}

/** Groups products for the catalogue page; products without a group come last under their own heading. */
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

/** Returns the products that the whole catalogue shows under the heading with the category's name, besides those of the category. */
export function alsoInGroup(
  category: string,
  found: readonly ProductDto[],
  products: readonly ProductDto[],
  groups: readonly ProductGroupDto[],
): ProductDto[] {
  const label = foldText(categoryLabel(category, products) ?? category);
  const ids = groups.filter((group) => foldText(group.label) === label).flatMap(({ productIds }) => productIds);
  return products.filter((product) => ids.includes(product.id) && !found.includes(product));
}

/** Returns the label of a category; undefined when neither chips nor products contain it. */
export function categoryLabel(value: string, products: readonly ProductDto[]): string | undefined {
  const wanted = foldText(value);
  return knownCategory(value)?.label ?? products.find(({ category }) => foldText(category) === wanted)?.category;
}

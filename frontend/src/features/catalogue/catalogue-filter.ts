import type { ProductDto, ProductGroupDto } from '../../api/catalogue.api';
import { foldText } from '../../shared/lib/fold-text';
import { knownCategory } from './categories';

/** What the address of the catalogue page asks for. */
export type CatalogueFilter = { kind: 'none' } | { kind: 'category'; value: string } | { kind: 'search'; text: string };

export interface ProductGroup {
  label: string;
  products: ProductDto[];
}

const STOP_WORDS = new Set('a al con de del e el en la las los mi para por un una y'.split(' '));
const SHORTEST_SINGULAR = 3;

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
      return products.filter((product) => matches([product.name, product.category, product.description], filter.text));
  }
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

/** Every meaningful word of the query occurs in one of the texts, in its singular or plural. */
function matches(texts: readonly string[], query: string): boolean {
  const haystack = foldText(texts.join('\n'));
  const words = meaningfulWords(query).filter((word) => word.length > 1);
  if (words.length === 0) return haystack.includes(foldText(query));
  return words.every((word) => singulars(word).some((form) => haystack.includes(form)));
}

function meaningfulWords(query: string): string[] {
  const words = foldText(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** The word itself and what it may be the plural of: 'organizadores' → 'organizadore', 'organizador'. */
function singulars(word: string): string[] {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')].filter(
    (form) => form === word || form.length >= SHORTEST_SINGULAR,
  );
}

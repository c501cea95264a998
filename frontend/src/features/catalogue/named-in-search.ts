import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { kitTitle } from '../../domain/kit-groups';
import { foldText } from '../../shared/lib/fold-text';
import { CATEGORIES, categoryPath } from './categories';
import { findsKit } from './kit-search';
import { productPath } from './product-path';
import { isNamedBy, singulars } from './search-words';

/** What a search may have meant: a piece, the kit or a category, with its page. */
interface Meant {
  name: string;
  to: string;
}

/** More names would be a list of results. */
const SHOWN = 3;

/**
 * Returns what a search names that the page it opened does not show: Enter follows the keywords, so that 'milano' opens the suitcases. `shown`
 * are the products of that page.
 */
export function namedInSearch(
  text: string,
  category: string,
  shown: readonly ProductDto[],
  products: readonly ProductDto[],
  pricing: PricingDto,
): Meant[] {
  const named = products.filter((product) => !shown.includes(product) && isNamedBy(product.name, text));
  const kit = findsKit(text, products, pricing) ? [{ name: kitTitle(pricing.kit.pieces.length), to: '/kit' }] : [];
  const pieces = named.map(({ id, name }) => ({ name, to: productPath(id) }));
  const meant = [...kit, ...pieces];
  return (meant.length > 0 ? meant : otherCategory(text, category)).slice(0, SHOWN);
}

/** 'mochila grande' opens the diaper bags: the category whose name the text has, when it is another one. */
function otherCategory(text: string, opened: string): Meant[] {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap(singulars);
  const named = CATEGORIES.find(({ value }) => words.includes(foldText(value)));
  return named && named.value !== opened ? [{ name: named.label, to: categoryPath(named.value) }] : [];
}

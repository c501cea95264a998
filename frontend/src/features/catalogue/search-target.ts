import { foldText } from '../../shared/lib/fold-text';
import { asksForKit, isNamedBy, singulars } from './search-words';

/** Words that stand for a category (storefront.md, section 2); a category's own name always does. */
const keywordGroups: Record<string, readonly string[]> = {
  maleta: ['maleta', 'equipaje', 'viaje', 'milan', 'viajera'],
  pañalera: ['bebé', 'diaper', 'baby', 'multifuncional', 'grande', 'mediana'],
  cambiador: ['changing', 'pad'],
  bolso: ['bag', 'mariposa', 'butterfly'],
  mochila: ['backpack', 'universitaria'],
  lonchera: ['lunch', 'baul', 'porta', 'biberones', 'portachupetas'],
  organizador: ['higiene', 'mudas'],
};

/**
 * Address that answers a search; `null` when there is nothing to search for. The first of these that fits: the text is the
 * name of a category; it asks for the kit or names a product ('milano', 'portachupetas'); a category's name or keyword stands in it. Anything
 * else is searched for in all texts.
 */
export function searchTarget(input: string, productNames: readonly string[]): string | null {
  const text = input.trim().toLowerCase();
  if (!text) return null;
  const category = categoryNamed(text);
  if (category) return addressOf({ category });
  if (asksForKit(text) || productNames.some((name) => isNamedBy(name, text))) return addressOf({ search: text });
  const keyword = categoryHinted(text);
  return addressOf(keyword ? { category: keyword } : { search: text });
}

function categoryNamed(text: string): string | undefined {
  const forms = singulars(foldText(text));
  return Object.keys(keywordGroups).find((category) => forms.includes(foldText(category)));
}

function categoryHinted(text: string): string | undefined {
  const folded = foldText(text);
  const holds = (word: string) => folded.includes(foldText(word));
  const groups = Object.entries(keywordGroups);
  const match = groups.find(([category]) => holds(category)) ?? groups.find(([, keywords]) => keywords.some(holds));
  return match?.[0];
}

function addressOf(query: Record<string, string>): string {
  return `/productos?${new URLSearchParams(query)}`;
}

import { foldText } from '../../shared/lib/fold-text';

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
 * Address that answers a search: the category whose name or keyword stands in the text, else the search itself.
 * A name wins over a keyword, so "mochila milano" shows backpacks. `null` when there is nothing to search for.
 */
export function searchTarget(input: string): string | null {
  const text = input.trim().toLowerCase();
  if (!text) return null;
  const folded = foldText(text);
  const holds = (word: string) => folded.includes(foldText(word));
  const groups = Object.entries(keywordGroups);
  const match = groups.find(([category]) => holds(category)) ?? groups.find(([, keywords]) => keywords.some(holds));
  const query = new URLSearchParams(match ? { category: match[0] } : { search: text });
  return `/productos?${query}`;
}

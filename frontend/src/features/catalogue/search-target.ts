import { foldText } from '../../shared/lib/fold-text';
import { asksForKit, isNamedBy, singulars } from './search-words';

/** Words that lead to a category, by a part of its name. */
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
 * Returns the path of a search; `null` for an empty text. The first match wins: the name of a category opens the category; a name of
 * the kit or of a product ('milano', 'portachupetas') is searched for; a category's name or keyword in the text opens the category; any
 * other text is searched for.
 */
export function searchTarget(input: string, productNames: readonly string[]): string | null {
  const text = input.trim().toLowerCase();
  if (!text) return null;
  const category = categoryNamed(text);
  if (category) return catalogueUrl({ category });
  if (asksForKit(text) || productNames.some((name) => isNamedBy(name, text))) return catalogueUrl({ search: text });
  const keyword = isPieceOfKit(text) ? undefined : categoryHinted(text);
  return catalogueUrl(keyword ? { category: keyword } : { search: text });
}

/** The owner's keyword 'porta' means lunch bags; this piece is sold in the kit, whose names are not among those of products. */
function isPieceOfKit(text: string): boolean {
  return /porta ?documento/.test(foldText(text));
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

function catalogueUrl(query: Record<string, string>): string {
  return `/productos?${new URLSearchParams(query)}`;
}

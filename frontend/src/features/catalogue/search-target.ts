import { foldText } from '../../shared/lib/fold-text';

/** The owner's keyword groups, in her order: a text that contains a word of a group opens its category. */
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
 * Returns the path of a search; `null` for an empty text. The first group with a word that the text contains opens its category, as the owner
 * wrote it; any other text is searched for. Pieces that the text names are offered beside it: see `namedInSearch`.
 */
export function searchTarget(input: string): string | null {
  const text = input.trim().toLowerCase();
  if (!text) return null;
  const folded = foldText(text);
  const group = Object.entries(keywordGroups).find(([category, keywords]) =>
    [category, ...keywords].some((word) => folded.includes(foldText(word))),
  );
  return catalogueUrl(group ? { category: group[0] } : { search: text });
}

function catalogueUrl(query: Record<string, string>): string {
  return `/productos?${new URLSearchParams(query)}`;
}

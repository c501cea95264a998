import { foldText } from '../../shared/lib/fold-text';
import { KIT_WORDS, OTHER_WORDS, PEOPLE, SMALL_WORDS, SPLIT_NAMES } from './search-synonyms';

const SHORTEST_SINGULAR = 3;

/** Returns true when each meaningful word of the query, or another word for it, occurs in one of the texts, in its singular or plural. */
export function matches(texts: readonly string[], query: string): boolean {
  const haystack = foldText(texts.join('\n'));
  const words = meaningfulWords(query).filter((word) => word.length > 1);
  if (words.length === 0) return haystack.includes(foldText(query));
  return words.every((word) => meanings(word).some((form) => haystack.includes(form)));
}

/** Returns true when each meaningful word of the query is a whole word of the name, in its singular or plural. */
export function isNamedBy(name: string, query: string): boolean {
  const named = wordsOf(name).flatMap(singulars);
  const words = meaningfulWords(query);
  return words.length > 0 && words.every((word) => singulars(word).some((form) => named.includes(form)));
}

/** Returns true when a text matches the kit; `kitOnly` lists the names of pieces that are sold only in it. */
export function asksForKit(text: string, kitOnly: readonly string[] = []): boolean {
  const words = wordsOf(text).flatMap(singulars);
  return KIT_WORDS.some((word) => words.includes(word)) || kitOnly.some((name) => isNamedBy(name, text));
}

/** Returns the word and its possible singulars: 'organizadores' → 'organizadore', 'organizador'. */
export function singulars(word: string): string[] {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')].filter(
    (form) => form === word || form.length >= SHORTEST_SINGULAR,
  );
}

/** The word and its singulars, with other words for them. */
function meanings(word: string): string[] {
  return singulars(word).flatMap((form) => [form, ...(OTHER_WORDS.get(form) ?? [])]);
}

function meaningfulWords(query: string): string[] {
  const words = wordsOf(query);
  const said = words.filter((word) => !SMALL_WORDS.has(word));
  const things = said.filter((word) => !PEOPLE.has(word));
  return [things, said, words].find((some) => some.length > 0) ?? [];
}

function wordsOf(text: string): string[] {
  return (
    foldText(text)
      .replace(SPLIT_NAMES, '$1$2')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

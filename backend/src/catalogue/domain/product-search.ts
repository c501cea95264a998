import { SEARCH_WORDS } from '../../common/search-words.js';

/** Filters of the product list, for integrators. */
export interface ProductSearch {
  /** Matched against name and category. Takes precedence over `search`. */
  readonly category?: string;
  /** Matched against name, category and description. */
  readonly search?: string;
  /** Only products after this position in the catalogue. */
  readonly after?: ProductPosition;
  readonly limit?: number;
}

/** A product's unique position in the catalogue order. */
export interface ProductPosition {
  readonly rank: number;
  readonly id: number;
}

/** Characters of the search text that are used; the rest is ignored. */
const MAX_SEARCH = 200;

/** A text that every store can compare: no control characters or halves of characters, single spaces; '' when nothing is left. */
export function searchText(typed: string | undefined): string {
  return (typed ?? '')
    .slice(0, MAX_SEARCH)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
}

/** What a search is matched with, for PostgreSQL. */
export interface SearchTerms {
  /** As typed, with the names that people split in one word. */
  readonly text: string;
  /** Words that mean others too, each with these, as `to_tsquery` reads them; only words of our own list. '' when there are none. */
  readonly meant: string;
  /** The other words. */
  readonly rest: string;
}

const SPLIT_NAMES = new RegExp(SEARCH_WORDS.split, 'gi');
const SMALL_WORDS = new Set(SEARCH_WORDS.small.split(' '));
const PEOPLE = new Set(SEARCH_WORDS.people.split(' '));
const OTHER_WORDS = new Map(
  SEARCH_WORDS.groups.flatMap(([words, meant]) => words.split(' ').map((word) => [word, meant.split(' ')] as const)),
);

/**
 * The terms of a text of {@link searchText}: 'chupos para niña' → `(chupo | portachupeta)`. The pages read searches alike, and
 * `docs/search-cases.json` is run by both.
 */
export function searchTerms(typed: string): SearchTerms {
  const text = typed.replace(SPLIT_NAMES, '$1$2');
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = words.filter((word) => !SMALL_WORDS.has(word));
  const things = said.filter((word) => !PEOPLE.has(word));
  const wanted = things.length > 0 ? things : said;
  const meant: string[] = [];
  const rest: string[] = [];
  for (const word of wanted.length > 0 ? wanted : words) {
    const known = [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((form) => OTHER_WORDS.has(form));
    if (known === undefined) rest.push(word);
    else meant.push(`(${[known, ...OTHER_WORDS.get(known)!].join(' | ')})`);
  }
  return { text, meant: meant.join(' & '), rest: rest.join(' ') };
}

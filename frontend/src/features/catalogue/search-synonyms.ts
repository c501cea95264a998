import searchWords from './search-words.gen.json' with { type: 'json' };

/** Words for the kit, besides the names of its pieces. Folded and singular. */
export const KIT_WORDS = [
  'kit',
  'combo',
  'conjunto',
  'juego',
  'set',
  'lujo',
  'regalo',
  'regalito',
  'obsequio',
  'shower',
];

/** Names of pieces that people write as two words. */
export const SPLIT_NAMES = new RegExp(searchWords.split, 'g');

/** Words that are left out beside others. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(searchWords.small.split(' '));

/** Whom a piece is for: are left out as well, unless nothing else is said. */
export const PEOPLE: ReadonlySet<string> = new Set(searchWords.people.split(' '));

/** Other words for words of the catalogue: how shoppers call things by how the catalogue does. Folded and singular. */
export const OTHER_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  (searchWords.groups as [string, string][]).flatMap(([words, meant]) =>
    words.split(' ').map((word) => [word, meant.split(' ')] as const),
  ),
);

import { tidyLetters } from '../../../domain/tidy-text';
import { type Glyph, glyphOf, type Ink, type Letters } from './letters';

/** A positioned letter of a name; lengths in thousandths of an em, the baseline at 0. */
export interface SetLetter {
  char: string;
  glyph: Glyph;
  x: number;
}

/** The letters of a name and its bounding box; y upwards. */
export interface SetName extends Ink {
  letters: readonly SetLetter[];
}

/** Number of cached names per font; each choice sets the name on the screen again. */
const MAX_CACHED = 4;
const cache = new WeakMap<Letters, Map<string, SetName>>();

/**
 * Sets a name in one line with kerning and joins; characters that the font lacks are left out. Returns the same object
 * while the name is in the cache.
 */
export function typeset(name: string, letters: Letters): SetName {
  const cached = cache.get(letters) ?? new Map<string, SetName>();
  cache.set(letters, cached);
  const set = cached.get(name) ?? typesetName(name, letters);
  cached.delete(name);
  cached.set(name, set);
  for (const oldest of cached.keys()) if (cached.size > MAX_CACHED) cached.delete(oldest);
  return set;
}

function typesetName(name: string, letters: Letters): SetName {
  const chars = [...tidyLetters(name)].filter((char) => char in letters.glyphs);
  let x = 0;
  const set = chars.map((char, i) => {
    const next = chars[i + 1];
    const code = next && joins(letters, char, next) ? letters.joined[char]! : letters.glyphs[char]!;
    const letter = { char, glyph: glyphOf(letters, code), x };
    x += code[0]! + letters.tracking + (next ? kern(letters, char, next) : 0);
    return letter;
  });
  return { letters: set, ...inkOf(set) };
}

/** Joins a path of each letter, relative to the letter's origin, into one path. */
export function pathOf({ letters }: SetName, partOf: (glyph: Glyph) => string): string {
  return letters.map(({ glyph, x }) => `M${x} 0${partOf(glyph)}`).join('');
}

function joins({ joins }: Letters, char: string, next: string): boolean {
  return Object.entries(joins).some(([followers, chars]) => chars.includes(char) && followers.includes(next));
}

function kern({ kerning: { first, second, rows } }: Letters, char: string, next: string): number {
  const row = first.findIndex((group) => group.includes(char));
  return rows[row]![second.findIndex((group) => group.includes(next))]!;
}

function inkOf(set: readonly SetLetter[]): Ink {
  return {
    left: Math.min(...set.map(({ glyph, x }) => x + glyph.ink.left)),
    right: Math.max(...set.map(({ glyph, x }) => x + glyph.ink.right)),
    top: Math.max(...set.map(({ glyph }) => glyph.ink.top)),
    bottom: Math.min(...set.map(({ glyph }) => glyph.ink.bottom)),
  };
}

import { type Glyph, glyphOf, type Letters } from './letters';

/** A letter of a name in its place; lengths in thousandths of an em, the baseline at 0. */
export interface SetLetter {
  char: string;
  glyph: Glyph;
  x: number;
}

export interface SetName {
  letters: readonly SetLetter[];
  /** What the ink covers; y upwards. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Sets a name in one line with its kerning and joins; what the font does not have is left out. */
export function typeset(name: string, letters: Letters): SetName {
  const chars = [...name.normalize('NFC')].filter((char) => char in letters.glyphs);
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

function joins({ joins }: Letters, char: string, next: string): boolean {
  return Object.entries(joins).some(([followers, chars]) => chars.includes(char) && followers.includes(next));
}

function kern({ kerning: { first, second, rows } }: Letters, char: string, next: string): number {
  const row = first.findIndex((group) => group.includes(char));
  return rows[row]![second.findIndex((group) => group.includes(next))]!;
}

function inkOf(letters: readonly SetLetter[]) {
  const ink = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity };
  for (const { glyph, x } of letters) {
    for (const [px, py] of glyph.contours.flat()) {
      ink.left = Math.min(ink.left, x + px);
      ink.right = Math.max(ink.right, x + px);
      ink.top = Math.max(ink.top, py);
      ink.bottom = Math.min(ink.bottom, py);
    }
  }
  return ink;
}

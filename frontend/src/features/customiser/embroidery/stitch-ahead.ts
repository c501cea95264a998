import type { Design, FontStyle } from './design';
import { glyphOf, type Letters } from './letters';
import { fitName } from './name-layers';
import { NAME_PARTS, namePath } from './name-path';
import { pitchFor, stitchesOf } from './stitches';
import { typeset } from './typeset';
import type { View } from './views';

/** Letters of names, the most frequent first. */
const LIKELY = [...'aeinorlsmtdcujgbvfzhypqkxwáéíóúñ', ...'MSAJLEVICTDNGPRFBKZHOYXUWQÁÉÍÓÚÑ'];

/** Scales of long names below the smallest size; each has its own pitch. */
const SHRUNK = [0.84, 0.71, 0.59, 0.5];

/** Computes the stitches that the next choice or key may need, a letter at each step: first the name in every font and size. */
export function* stitchAhead(
  { name, letter }: Pick<Design, 'name' | 'letter'>,
  letters: Readonly<Partial<Record<FontStyle, Letters>>>,
  view: View,
): Generator<void, void> {
  for (const font of Object.values(letters)) yield* stitchesOfName(name, font, view);
  if (letters[letter]) yield* stitchesOfAlphabet(letters[letter], view);
}

function* stitchesOfName(name: string, letters: Letters, view: View): Generator<void, void> {
  const set = typeset(name.trim(), letters);
  for (const size of ['small', 'medium', 'large'] as const) {
    const pitch = pitchFor(fitName(set, size, letters, view).fitted);
    for (const { glyph } of set.letters) {
      stitchesOf(glyph, pitch);
      yield;
    }
    for (const part of NAME_PARTS) namePath(set, part, pitch);
    yield;
  }
}

function* stitchesOfAlphabet(letters: Letters, { capHeights }: View): Generator<void, void> {
  const { small, medium, large } = capHeights;
  for (const capHeight of [medium, large, small, ...SHRUNK.map((part) => small * part)]) {
    const pitch = pitchFor(capHeight / letters.capHeight);
    for (const char of LIKELY) {
      for (const code of [letters.joined[char], letters.glyphs[char]]) {
        if (code) stitchesOf(glyphOf(letters, code), pitch);
        yield;
      }
    }
  }
}

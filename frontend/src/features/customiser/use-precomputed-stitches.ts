import { useEffect } from 'react';
import type { Design } from './embroidery/design';
import { glyphOf, type Letters } from './embroidery/letters';
import { NAME_PARTS, namePath } from './embroidery/name-path';
import { fitName } from './embroidery/render-design';
import { pitchFor, stitchesOf } from './embroidery/stitches';
import { typeset } from './embroidery/typeset';
import type { View } from './embroidery/views';
import type { LettersByFont } from './letters-store';

/** Letters of names, the most frequent first. */
const LIKELY = [...'aeinorlsmtdcujgbvfzhypqkxwáéíóúñ', ...'MSAJLEVICTDNGPRFBKZHOYXUWQÁÉÍÓÚÑ'];

/** Scales of long names below the smallest size; each has its own pitch. */
const SHRUNK = [0.84, 0.71, 0.59, 0.5];

type Name = Pick<Design, 'name' | 'letter'>;

/**
 * Computes stitches while the browser is idle, so that the frame after a click or key only draws: first the name in every
 * font and size, then the letters that may be typed.
 */
export function usePrecomputedStitches({ name, letter }: Name, letters: LettersByFont, view: View): void {
  useEffect(() => {
    // Safari lacks requestIdleCallback and computes stitches on demand.
    if (!('requestIdleCallback' in window)) return;
    const work = stitchesOfAll({ name, letter }, letters, view);
    let request = requestIdleCallback(continueWork);
    function continueWork(idle: IdleDeadline) {
      while (idle.timeRemaining() > 3) if (work.next().done) return;
      request = requestIdleCallback(continueWork);
    }
    return () => cancelIdleCallback(request);
  }, [name, letter, letters, view]);
}

function* stitchesOfAll({ name, letter }: Name, letters: LettersByFont, view: View): Generator<void, void> {
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

import { useEffect } from 'react';
import { glyphOf, type Letters } from './letters';
import { pitchFor, stitchesOf } from './stitches';
import type { View } from './views';

/** Letters of names, the likeliest first. */
const LIKELY = [...'aeinorlsmtdcujgbvfzhypqkxwáéíóúñ', ...'MSAJLEVICTDNGPRFBKZHOYXUWQÁÉÍÓÚÑ'];

/** Long names are smaller than the smallest size; each step has another pitch. */
const SHRUNK = [0.84, 0.71, 0.59, 0.5];

/** Sews the alphabet while the phone is idle, so that the frame after a key has only to draw. */
export function useSewingAhead(letters: Letters | undefined, view: View): void {
  useEffect(() => {
    // Safari has no idle time to offer; there letters are sewn as they are typed.
    if (!letters || !('requestIdleCallback' in window)) return;
    const work = sewing(letters, view);
    let turn = requestIdleCallback(sew);
    function sew(idle: IdleDeadline) {
      while (idle.timeRemaining() > 3) if (work.next().done) return;
      turn = requestIdleCallback(sew);
    }
    return () => cancelIdleCallback(turn);
  }, [letters, view]);
}

function* sewing(letters: Letters, { capHeights }: View): Generator<void, void> {
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

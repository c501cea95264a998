import { useEffect } from 'react';
import type { Design } from './embroidery/design';
import type { View } from './embroidery/views';
import type { LettersByFont } from './letters-store';

/** Computes stitches while the browser is idle, so that the frame after a click or key only draws. */
export function usePrecomputedStitches(
  { name, letter }: Pick<Design, 'name' | 'letter'>,
  letters: LettersByFont,
  view: View,
): void {
  useEffect(() => {
    // Safari lacks requestIdleCallback and computes stitches on demand.
    if (!letters[letter] || !('requestIdleCallback' in window)) return;
    let request = 0;
    let isOver = false;
    // Without the code the stitches are computed on demand too.
    const loading = import('./embroidery/stitch-ahead').catch(() => undefined);
    void loading.then((code) => {
      const work = code?.stitchAhead({ name, letter }, letters, view);
      const continueWork = (idle: IdleDeadline) => {
        while (idle.timeRemaining() > 3) if (!work || work.next().done) return;
        request = requestIdleCallback(continueWork);
      };
      if (!isOver) request = requestIdleCallback(continueWork);
    });
    return () => {
      isOver = true;
      cancelIdleCallback(request);
    };
  }, [name, letter, letters, view]);
}

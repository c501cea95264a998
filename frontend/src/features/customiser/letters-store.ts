import { useEffect, useSyncExternalStore } from 'react';
import type { FontStyle } from './embroidery/design';
import { type FontLetters, loadLetters } from './embroidery/load-letters';

export type LettersByFont = Readonly<Partial<Record<FontStyle, FontLetters>>>;

const NONE: LettersByFont = {};
let loaded = NONE;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the loaded letters. Fonts are loaded one after the other in the given order; a failed one is tried again at the
 * next change.
 */
export function useLetters(fonts: readonly FontStyle[]): LettersByFont {
  const wanted = fonts.join();
  useEffect(() => {
    void loadAll(wanted.split(',').filter(Boolean) as FontStyle[]);
  }, [wanted]);
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => NONE,
  );
}

async function loadAll(fonts: readonly FontStyle[]): Promise<void> {
  for (const font of fonts) {
    if (loaded[font]) continue;
    const letters = await loadLetters(font).catch(() => undefined);
    if (!letters) return;
    loaded = { ...loaded, [font]: letters };
    listeners.forEach((notify) => notify());
  }
}

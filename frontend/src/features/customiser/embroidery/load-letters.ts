import type { FontStyle } from './design';
import type { Letters } from './letters';

/** Letters together with the code that draws texts with them. */
export interface FontLetters extends Letters {
  texts: (typeof import('./texts'))['texts'];
}

const loaded: Partial<Record<FontStyle, FontLetters>> = {};

/** Loads the letters of a font on first use; the same object each time. */
export async function loadLetters(font: FontStyle): Promise<FontLetters> {
  const [{ default: letters }, { texts }] = await Promise.all([LOADERS[font](), import('./texts')]);
  return (loaded[font] ??= { ...letters, texts });
}

const LOADERS: Record<FontStyle, () => Promise<{ default: Letters }>> = {
  elegant: () => import('./letters/elegant.gen.json', { with: { type: 'json' } }),
  modern: () => import('./letters/modern.gen.json', { with: { type: 'json' } }),
  classic: () => import('./letters/classic.gen.json', { with: { type: 'json' } }),
  playful: () => import('./letters/playful.gen.json', { with: { type: 'json' } }),
};

export const FONT_STYLES = Object.keys(LOADERS) as FontStyle[];

const letters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** How many letters a person sees: 'ñ', however it is encoded, and a family of emoji count as one each. */
export function countLetters(text: string): number {
  return [...letters.segment(text.normalize('NFC'))].length;
}

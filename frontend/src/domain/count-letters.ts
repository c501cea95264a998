const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** The visible letters of a text: a letter with its accent counts as one in any Unicode form, and so does an emoji. */
export function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text.normalize('NFC')), ({ segment }) => segment);
}

export function countLetters(text: string): number {
  return lettersOf(text).length;
}

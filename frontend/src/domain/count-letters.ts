const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** What people see as letters: an accent belongs to its letter however it was typed, an emoji is one. */
export function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text.normalize('NFC')), ({ segment }) => segment);
}

export function countLetters(text: string): number {
  return lettersOf(text).length;
}

const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** What people see as letters: an accent belongs to its letter however it was typed, an emoji is one. */
export function lettersOf(name: string): string[] {
  return Array.from(segmenter.segment(name.normalize('NFC')), ({ segment }) => segment);
}

export function countLetters(name: string): number {
  return lettersOf(name).length;
}

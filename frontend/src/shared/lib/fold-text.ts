const COMBINING_MARKS = /\p{M}+/gu;

/** Removes accents and capitals, so that 'Pañalera', 'PANALERA' and 'panalera' compare equal. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase();
}

/** Characters that the workshop can stitch: letters of Spanish and neighbouring languages, digits, and the signs in names. */
const STITCHABLE = /^[A-Za-zÀ-ÖØ-öø-ÿ0-9 '’&.·-]+$/;

/** Characters that show nothing: naming them by themselves would name nothing. */
const INVISIBLE = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+$/u;

/** More characters would only make the sentence longer. */
const MAX_NAMED = 3;

const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** Letters as people count them: 'ñ' and '👨‍👩‍👧' are one each, however they are encoded. */
function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export function isLongerThan(text: string, letters: number): boolean {
  return text.length > letters && lettersOf(text).length > letters;
}

/** One sentence that names what no thread can write; undefined for a text that can be stitched, or none. */
export function stitchingProblem(text: string): string | undefined {
  if (text === '' || STITCHABLE.test(text)) return undefined;
  const culprits = lettersOf(text).filter((letter) => !STITCHABLE.test(letter));
  const names = culprits.map((letter) => (INVISIBLE.test(letter) ? 'caracteres invisibles' : `«${letter}»`));
  const named = [...new Set(names)].slice(0, MAX_NAMED).join(', ');
  return `No podemos bordar ${named}: usa letras, números, espacios y los signos - ' & .`;
}

import { lettersOf } from './count-letters';

/** What the workshop can stitch: Spanish and its neighbours' letters, digits, and the signs that names are written with. */
const STITCHABLE = /^[A-Za-zÀ-ÖØ-öø-ÿ0-9 '’&.·-]+$/;

/** Characters that show nothing: naming them by themselves would name nothing. */
const INVISIBLE = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+$/u;

/** More culprits would make the sentence longer without helping anybody. */
const MAX_NAMED = 3;

/**
 * One sentence, the server's own, that names what no thread can write; undefined for a text that can be stitched, or none.
 * Both run `docs/name-cases.json`.
 */
export function stitchingProblem(typed: string): string | undefined {
  const text = typed.trim().normalize('NFC');
  if (text === '' || STITCHABLE.test(text)) return undefined;
  const culprits = lettersOf(text).filter((letter) => !STITCHABLE.test(letter));
  const names = culprits.map((letter) => (INVISIBLE.test(letter) ? 'caracteres invisibles' : `«${letter}»`));
  const named = [...new Set(names)].slice(0, MAX_NAMED).join(', ');
  return `No podemos bordar ${named}: usa letras, números, espacios y los signos - ' & .`;
}

import { lettersOf } from './count-letters';

/**
 * Characters that the workshop can stitch: the letters of Spanish and neighbouring languages, digits, and the punctuation of
 * names.
 */
const STITCHABLE = /^[A-Za-zÀ-ÖØ-öø-ÿ0-9 '’&.·-]+$/;

/** Invisible characters: the message describes them, because it cannot show them. */
const INVISIBLE = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+$/u;

/** More characters would lengthen the message without helping. */
const MAX_NAMED = 3;

/**
 * An error message that names the characters that cannot be stitched, the same as the server's; undefined for a valid or empty
 * text. Both are tested with `docs/name-cases.json`.
 */
export function stitchingProblem(typed: string): string | undefined {
  const text = typed.trim().normalize('NFC');
  if (text === '' || STITCHABLE.test(text)) return undefined;
  const invalid = lettersOf(text).filter((letter) => !STITCHABLE.test(letter));
  const names = invalid.map((letter) => (INVISIBLE.test(letter) ? 'caracteres invisibles' : `«${letter}»`));
  const named = [...new Set(names)].slice(0, MAX_NAMED).join(', ');
  return cannotStitch(named);
}

export function cannotStitch(named: string): string {
  return `No podemos bordar ${named}: usa letras, números, espacios y los signos - ' & .`;
}

import { asciiDigits } from './ascii-digits';

/** Characters that show nothing. The server keeps joiners of emoji and of other alphabets in texts that can have them. */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
const APOSTROPHES = /[`\u00B4\u02B9-\u02BD\u02C8\u02CA\u02CB\u2018-\u201B\u2032\u2035\uA78C\uFF07]/g;
const DASHES = /[\p{Pd}\u02D7\u2043\u2212]/gu;

/**
 * Letters to be made by hand, as the server reads them: composed, without invisible characters, with any apostrophe as `'` and
 * any dash as `-`. Both sides are tested with `docs/tidy-cases.json`.
 */
export const tidyLetters = (text: string): string => foldLetters(text).trim();

/** The same with blanks around it. */
export function foldLetters(text: string): string {
  const visible = text.normalize('NFC').replace(HIDDEN, '');
  return visible
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .replace(/\p{Zs}/gu, ' ');
}

/** A number, code or email: also compatibility forms and the digits of other scripts as ASCII has them. Case stays. */
export function tidyCode(text: string): string {
  const folded = tidyLetters(text).normalize('NFKC').replace(DASHES, '-');
  return asciiDigits(folded).replace(/\s+/g, ' ').trim();
}

/**
 * Characters that show nothing: they hide a name from the search, and turn the direction of what follows. The first group
 * are those that show something together with their neighbours, and stay: flags, emoji of several parts, keycaps, and the
 * joiners of alphabets that have them.
 */
const HIDDEN =
  /(\u{1F3F4}[\u{E0061}-\u{E007A}]+\u{E007F}|\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]*(?:\u200D(?=\p{Extended_Pictographic}))?|[#*\d]\uFE0F\u20E3|(?![\p{sc=Latin}\p{sc=Zyyy}\p{sc=Zinh}])[\p{L}\p{M}][\u200C\u200D](?=\p{L}))|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

const APOSTROPHES = /[`\u00B4\u02B9-\u02BD\u02C8\u02CA\u02CB\u2018-\u201B\u2032\u2035\uA78C\uFF07]/g;
const DASHES = /[\p{Pd}\u02D7\u2043\u2212]/gu;

/** Text of one line: composed, without invisible characters, line breaks and surrounding blanks (PostgreSQL refuses NUL). */
export function tidyLine(text: string): string {
  return visible(text)
    .replace(/[\s\p{Cc}\u2800]+/gu, ' ')
    .trim();
}

/** A name or address: like {@link tidyLine}, with any apostrophe as `'` and any dash as `-`. */
export function tidyName(text: string): string {
  return foldMarks(tidyLine(text));
}

/** Letters to be made by hand: like {@link tidyName}, but line breaks and control characters stay, to be refused. */
export function tidyLetters(text: string): string {
  return foldMarks(visible(text))
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}

/**
 * A number, code or email that people copy from elsewhere: like {@link tidyName}, with compatibility forms folded (`ＡＢ` is
 * `AB`) and the digits of any script as 0 to 9. Case stays.
 */
export function tidyCode(text: string): string {
  // Marks go first: the compatibility form of `´` is a space with an accent.
  const folded = tidyName(text).normalize('NFKC').replace(DASHES, '-');
  return folded
    .replace(/(?!\d)\p{Nd}/gu, digitOf)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text of many lines: composed, without invisible and control characters and surrounding blanks. */
export function tidyBlock(text: string): string {
  return visible(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

/** Any apostrophe as `'`, and any dash as `-`. */
export function foldMarks(text: string): string {
  return text.replace(APOSTROPHES, "'").replace(DASHES, '-');
}

/** Half an emoji is no text, and PostgreSQL refuses it in JSON: it becomes `\uFFFD`. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** The text with at most `maxLength` characters: a longer one ends with '…', and never with half an emoji before it. */
export function shortened(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/\p{Cs}$/u, '')}…`;
}

/** Composed ('é' is one character), without invisible characters. */
export function visible(text: string): string {
  return wellFormed(text).normalize('NFC').replace(HIDDEN, '$1');
}

/** In Unicode the ten digits of a script follow each other, from a code point that ends with 0 or 6 in hexadecimal. */
function digitOf(char: string): string {
  const code = char.codePointAt(0)!;
  const last = code % 16;
  return String(/\p{Nd}/u.test(String.fromCodePoint(code - last)) ? last : last - 6);
}

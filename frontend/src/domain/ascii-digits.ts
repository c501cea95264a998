/** Digits of any script as 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, digitOf);

/** In Unicode the ten digits of a script follow each other, from a code point that ends with 0 or 6 in hexadecimal. */
function digitOf(char: string): string {
  const code = char.codePointAt(0)!;
  const last = code % 16;
  return String(/\p{Nd}/u.test(String.fromCodePoint(code - last)) ? last : last - 6);
}

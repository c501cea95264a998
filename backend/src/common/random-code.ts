/**
 * A random text of characters from an alphabet whose size divides 256, so that each byte gives one character and all are equally frequent.
 * Throws a `RangeError` for any other alphabet.
 */
export function randomCode(alphabet: string, length: number): string {
  if (256 % alphabet.length !== 0) throw new RangeError(`256 is not a multiple of ${alphabet.length}`);
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Digits and capital letters without 0, O, 1 and I, which are easily confused. */
export const UNAMBIGUOUS_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A random text of signs from an alphabet whose size divides 256: then each byte gives one sign, and none is more frequent than another.
 * Throws a `RangeError` for any other alphabet.
 */
export function randomCode(alphabet: string, length: number): string {
  if (256 % alphabet.length !== 0) throw new RangeError(`256 is not a multiple of ${alphabet.length}`);
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Without 0, O, 1 and I, which sound or look alike. */
export const SPOKEN_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A key of 256 bits for one purpose, from the shop's secret: what one key signs or encrypts is of no use with another. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** Whether two texts are equal. Its time does not show where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  // Digests have the same length, which timingSafeEqual requires.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

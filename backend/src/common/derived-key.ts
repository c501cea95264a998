import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The shop's secret, and the one that it replaced as long as texts of that one are accepted. */
export interface ShopSecrets {
  readonly sessionSecret: string;
  readonly sessionSecretPrevious?: string;
}

/**
 * Keys of 256 bits for one purpose: what one key signs or encrypts is of no use with another. The first key signs and encrypts;
 * the second, of the previous secret, only verifies and decrypts, so that sessions and second factors survive a new secret.
 */
export function derivedKeys(
  { sessionSecret, sessionSecretPrevious }: ShopSecrets,
  purpose: string,
): readonly [Buffer, ...Buffer[]] {
  const key = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return sessionSecretPrevious ? [key(sessionSecret), key(sessionSecretPrevious)] : [key(sessionSecret)];
}

/** Signs texts for one purpose (HMAC-SHA-256, base64url). Signatures that were made with the previous secret still fit. */
export class Signatures {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(secrets: ShopSecrets, purpose: string) {
    this.keys = derivedKeys(secrets, purpose);
  }

  sign(text: string): string {
    return signed(this.keys[0], text);
  }

  /** The signatures that fit, that of the present secret first. */
  allOf(text: string): string[] {
    return this.keys.map((key) => signed(key, text));
  }

  fits(signature: string, text: string): boolean {
    // Every key is compared, so that the time does not show which one fits.
    return this.allOf(text).filter((one) => isSameSecret(one, signature)).length > 0;
  }
}

function signed(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether two texts are equal. Its time does not show where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  // Digests have the same length, which timingSafeEqual requires.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKeys, type ShopSecrets } from './derived-key.js';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts that the database must not hold readably, with a key that is derived for one purpose. */
export class SealedText {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(secrets: ShopSecrets, purpose: string) {
    this.keys = derivedKeys(secrets, purpose);
  }

  seal(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.keys[0], nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Undefined for a text that was sealed with another secret or changed. */
  open(sealed: string): string | undefined {
    for (const key of this.keys) {
      const text = opened(sealed, key);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** The text sealed with the present secret; undefined when it already is, or cannot be opened. */
  sealedAnew(sealed: string): string | undefined {
    if (opened(sealed, this.keys[0]) !== undefined) return undefined;
    const text = this.open(sealed);
    return text === undefined ? undefined : this.seal(text);
  }
}

function opened(sealed: string, key: Buffer): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

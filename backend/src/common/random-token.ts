import { randomBytes } from 'node:crypto';
import { contentHash } from './content-hash.js';

/** 128 bits, which nobody can guess. */
const TOKEN_BYTES = 16;

/** A new secret for a link or a cookie: 22 letters, digits, `-` and `_`. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What the database keeps of a token. It needs no key, because nobody can try all tokens. */
export function digestOf(token: string): string {
  return contentHash(token);
}

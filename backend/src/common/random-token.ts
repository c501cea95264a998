import { randomBytes } from 'node:crypto';
import { contentHash } from './content-hash.js';

/** 128 bits: infeasible to guess. */
const TOKEN_BYTES = 16;

/** A new secret for a link or a cookie: 22 letters, digits, `-` and `_`. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The digest of a token for the database. A keyed hash is unnecessary, because the token itself cannot be guessed. */
export function digestOf(token: string): string {
  return contentHash(token);
}

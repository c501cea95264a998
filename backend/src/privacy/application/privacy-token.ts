import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits. */
export function newPrivacyToken(): string {
  return randomBytes(16).toString('base64url');
}

/** What is stored instead of a token. Nobody can guess 128 random bits, so it needs no key. */
export function privacyTokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

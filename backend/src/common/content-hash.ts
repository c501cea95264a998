import { hash } from 'node:crypto';

/** Short fingerprint of a content: equal contents have equal fingerprints on every instance and after every restart. */
export function contentHash(content: string | Buffer): string {
  return hash('sha256', content, 'base64url').slice(0, 22);
}

import { createHash } from 'node:crypto';

/** Short fingerprint of a content: equal contents have equal fingerprints on every instance and after every restart. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

import { PrivacyRequests } from '../../src/privacy/application/privacy-requests.port.js';
import type { PrivacyRequest } from '../../src/privacy/domain/privacy-request.js';

/** Privacy requests in memory. */
export class InMemoryPrivacyRequests extends PrivacyRequests {
  readonly rows = new Map<string, PrivacyRequest>();

  add(request: PrivacyRequest): Promise<void> {
    this.rows.set(request.id, request);
    return Promise.resolve();
  }

  find(id: string): Promise<PrivacyRequest | null> {
    return Promise.resolve(this.rows.get(id) ?? null);
  }

  take(tokenDigest: string, now: Date): Promise<PrivacyRequest | null> {
    const found = [...this.rows.values()].find((row) => row.tokenDigest === tokenDigest && row.expiresAt > now);
    if (found) this.rows.delete(found.id);
    return Promise.resolve(found ?? null);
  }

  remove(id: string): Promise<void> {
    this.rows.delete(id);
    return Promise.resolve();
  }

  /** The deletions that the list of `jobs/retention.ts` makes in the table. */
  removeExpired(now: Date): void {
    for (const { id, expiresAt } of this.rows.values()) if (expiresAt < now) this.rows.delete(id);
  }
}

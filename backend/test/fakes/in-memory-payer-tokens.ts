import { PayerTokens } from '../../src/orders/application/payer-tokens.port.js';

/** Tokens of browsers that began payments, in memory. */
export class InMemoryPayerTokens extends PayerTokens {
  /** Digest and subject of each token, the oldest first. */
  readonly bound: [digest: string, subjectId: string][] = [];

  bind(digest: string, subjectId: string): Promise<void> {
    this.bound.push([digest, subjectId]);
    return Promise.resolve();
  }

  boundTo(digests: readonly string[], subjectIds: readonly string[]): Promise<string | null> {
    const found = this.bound.find(([digest, subject]) => digests.includes(digest) && subjectIds.includes(subject));
    return Promise.resolve(found?.[0] ?? null);
  }
}

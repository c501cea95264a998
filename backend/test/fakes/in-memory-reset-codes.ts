import { ResetCodes } from '../../src/identity/application/reset-codes.port.js';
import type { ResetCode } from '../../src/identity/domain/reset-code.js';
import type { Snapshots } from './rolling-back-transaction.js';

/** Mailed codes of lost passwords, in memory. */
export class InMemoryResetCodes extends ResetCodes implements Snapshots {
  private codes: readonly ResetCode[] = [];

  snapshot(): () => void {
    const { codes } = this;
    return () => {
      this.codes = codes;
    };
  }

  add(code: ResetCode): Promise<void> {
    this.codes = [...this.codes, code];
    return Promise.resolve();
  }

  newest(accountId: string): Promise<ResetCode | null> {
    return Promise.resolve(this.newestFirst(accountId)[0] ?? null);
  }

  findByToken(tokenDigest: string): Promise<ResetCode | null> {
    return Promise.resolve(this.codes.find((code) => code.tokenDigest === tokenDigest) ?? null);
  }

  keepNewest(accountId: string, count: number): Promise<void> {
    const kept = this.newestFirst(accountId).slice(0, count);
    this.codes = this.codes.filter((code) => code.accountId !== accountId || kept.includes(code));
    return Promise.resolve();
  }

  removeAll(accountId: string): Promise<void> {
    return this.keepNewest(accountId, 0);
  }

  private newestFirst(accountId: string): ResetCode[] {
    const own = this.codes.filter((code) => code.accountId === accountId);
    return own.sort((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime());
  }
}

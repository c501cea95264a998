import type { ResetCode } from '../domain/reset-code.js';

/** At most one code per account. */
export abstract class ResetCodes {
  /** Replaces an older one. */
  abstract put(code: ResetCode): Promise<void>;
  abstract find(accountId: string): Promise<ResetCode | null>;
  abstract findByToken(tokenDigest: string): Promise<ResetCode | null>;
  /** Inside a transaction: others that lock the same code wait until it ends. */
  abstract lock(accountId: string): Promise<ResetCode | null>;
  abstract remove(accountId: string): Promise<void>;
  /** Returns how many were removed. */
  abstract removeExpiredBefore(moment: Date): Promise<number>;
}

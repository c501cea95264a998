import type { ResetCode } from '../domain/reset-code.js';

/** Mailed codes for lost passwords: several rows for each account. Change them only while the account is locked. */
export abstract class ResetCodes {
  abstract add(code: ResetCode): Promise<void>;
  /** The one that expires last; null when there is none. */
  abstract newest(accountId: string): Promise<ResetCode | null>;
  abstract findByToken(tokenDigest: string): Promise<ResetCode | null>;
  /** Removes all but the newest `count`. */
  abstract keepNewest(accountId: string, count: number): Promise<void>;
  abstract removeAll(accountId: string): Promise<void>;
}

import type { ResetCode } from '../domain/reset-code.js';

/** At most one code an account. */
export abstract class ResetCodes {
  /** Takes the place of an older one. */
  abstract put(code: ResetCode): Promise<void>;
  /** Inside a transaction: whoever else wants the same code waits until it ends. */
  abstract lock(accountId: string): Promise<ResetCode | null>;
  abstract saveAttempts(code: ResetCode): Promise<void>;
  abstract remove(accountId: string): Promise<void>;
  /** Tells how many. */
  abstract removeExpiredBefore(moment: Date): Promise<number>;
}

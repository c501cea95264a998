const MINUTES_VALID = 15;
const MOST_ATTEMPTS = 5;

/** The code for a lost password: an account has one, so a new one takes the place of the older (decisions, 18). */
export class ResetCode {
  accountId!: string;
  /** Keyed digest: six digits alone would be guessed from a plain one. */
  digest!: string;
  attempts!: number;
  expiresAt!: Date;

  static issue(accountId: string, digest: string, now: Date): ResetCode {
    const expiresAt = new Date(now.getTime() + MINUTES_VALID * 60_000);
    return Object.assign(new ResetCode(), { accountId, digest, attempts: 0, expiresAt });
  }

  /** Counts one attempt; true when it may be compared at all. */
  attempt(now: Date): boolean {
    if (this.attempts >= MOST_ATTEMPTS || now >= this.expiresAt) return false;
    this.attempts += 1;
    return true;
  }
}

const MINUTES_VALID = 15;

/**
 * What a mail for a lost password carries: a code to type and a token in a link. Either works once and ends both. An account
 * has one, so a new one invalidates the older (decisions, 18 and 42).
 */
export class ResetCode {
  accountId!: string;
  /** Keyed digest of the six digits: a plain digest could be guessed. */
  digest!: string;
  /** Keyed digest of the token. */
  tokenDigest!: string;
  expiresAt!: Date;

  static issue(digests: Pick<ResetCode, 'accountId' | 'digest' | 'tokenDigest'>, now: Date): ResetCode {
    const expiresAt = new Date(now.getTime() + MINUTES_VALID * 60_000);
    return Object.assign(new ResetCode(), { ...digests, expiresAt });
  }

  isExpired(now: Date): boolean {
    return now >= this.expiresAt;
  }
}

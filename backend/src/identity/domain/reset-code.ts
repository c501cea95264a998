const MINUTES_VALID = 15;

/** Maximum for one account: at most one mail a minute, whose job makes up to four codes while the mail server is down. */
export const MAX_RESET_CODES = 60;

/**
 * The content of one mail for a lost password: a code to type and a token in a link. Only the newest code of an account works, so
 * that six digits stay hard to guess; every link works, so that a stranger who requests more mails does not end the owner's link.
 * The use of any of them ends all of them.
 */
export class ResetCode {
  /** Digest of the token. */
  tokenDigest!: string;
  accountId!: string;
  /** Keyed digest of the six digits: a plain digest could be guessed. */
  digest!: string;
  expiresAt!: Date;

  static issue(digests: Pick<ResetCode, 'accountId' | 'digest' | 'tokenDigest'>, now: Date): ResetCode {
    const expiresAt = new Date(now.getTime() + MINUTES_VALID * 60_000);
    return Object.assign(new ResetCode(), { ...digests, expiresAt });
  }

  isExpired(now: Date): boolean {
    return now >= this.expiresAt;
  }
}

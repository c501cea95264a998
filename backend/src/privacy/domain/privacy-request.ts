const MINUTES_VALID = 60;

/** A request for the personal data of an email address. The mailed link verifies the mailbox. */
export class PrivacyRequest {
  id!: string;
  /** In its one spelling. */
  email!: string;
  /** Of the token in the link; null until the mail is made. A token is never stored. */
  tokenDigest!: string | null;
  expiresAt!: Date;

  static begin(id: string, email: string, now: Date): PrivacyRequest {
    const expiresAt = new Date(now.getTime() + MINUTES_VALID * 60_000);
    return Object.assign(new PrivacyRequest(), { id, email, tokenDigest: null, expiresAt });
  }
}

import { DAY_MS, MINUTE_MS } from '../../common/time.js';

/** Validity of a mailed link. */
const MINUTES_VALID = 60;

/** Longer than the queue tries to send a mail, which is some four days. */
const DAYS_UNTIL_MAILED = 7;

/** A request for the personal data of an email address, or the link that was mailed for one. The link verifies the mailbox. */
export class PrivacyRequest {
  id!: string;
  /** In its one spelling. */
  email!: string;
  /** Digest of the token in the link; null until the mail is sent. A token is never stored. */
  tokenDigest!: string | null;
  expiresAt!: Date;

  static of(fields: PrivacyRequest): PrivacyRequest {
    return Object.assign(new PrivacyRequest(), fields);
  }

  /** A request whose mail waits in the queue. */
  static begin(id: string, email: string, now: Date): PrivacyRequest {
    const expiresAt = new Date(now.getTime() + DAYS_UNTIL_MAILED * DAY_MS);
    return PrivacyRequest.of({ id, email, tokenDigest: null, expiresAt });
  }

  /** The link of a mail that is sent now. */
  static link(fields: Omit<PrivacyRequest, 'expiresAt'>, now: Date): PrivacyRequest {
    return PrivacyRequest.of({ ...fields, expiresAt: new Date(now.getTime() + MINUTES_VALID * MINUTE_MS) });
  }
}

import type { ThrottlePolicy } from '../common/throttling/policies.js';

export interface Mail {
  readonly to: string;
  /** Reply-To address when it is not the one that mails are sent from. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Same id for the same mail: should a retry send it again, mail programs show it once. */
  readonly id: string;
  /** Limits such mails per mailbox; the others are held back. Missing for mails that a stranger cannot cause. */
  readonly limit?: ThrottlePolicy<readonly ['mailbox']>;
}

/** The beginning of the error with which a mail fails that its server did not take. */
export const MAIL_NOT_SENT = 'Mail not sent';

/** Sends one mail, holds it back by its `limit`, or throws; callers do it in a job, which tries again. */
export abstract class MailSender {
  abstract send(mail: Mail): Promise<void>;
}

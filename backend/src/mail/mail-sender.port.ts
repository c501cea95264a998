import type { ThrottlePolicy } from '../common/throttling/policies.js';

export interface Mail {
  readonly to: string;
  /** Reply-To address when it is not the one that mails are sent from. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Pictures that `html` shows as `cid:{id}`; programs that show text only ignore them. */
  readonly pictures?: readonly MailPicture[];
  /** Same id for the same mail: should a retry send it again, mail programs show it once. */
  readonly id: string;
  /** Limits such mails per mailbox; the others are held back. Missing for mails that a stranger cannot cause. */
  readonly limit?: ThrottlePolicy<readonly ['mailbox']>;
  /** Whether somebody who paid nothing and proved nothing can cause such mails: they wait beyond `MAX_STRANGERS_MAILS` an hour. */
  readonly isStrangers?: boolean;
  /** Only for mails to the shop that strangers cause: the mail as one entry of a digest, beyond `MAX_SHOP_MAILS` an hour. */
  readonly digestEntry?: string;
}

/** A JPEG within a mail. */
interface MailPicture {
  readonly id: string;
  readonly jpeg: Buffer;
}

/** The beginning of the error with which a mail fails that its server did not take. */
export const MAIL_NOT_SENT = 'Mail not sent';

/**
 * Sends one mail, holds it back by its `limit`, or throws; callers do it in a job, which tries again. Throws `JobPostponedError`
 * for a mail of strangers that has to wait.
 */
export abstract class MailSender {
  abstract send(mail: Mail): Promise<void>;
}

import { Injectable } from '@nestjs/common';
import { POLICIES } from '../../common/throttling/policies.js';
import { Env } from '../../config/env.js';
import { Job } from '../../jobs/index.js';
import {
  accountDeletedMail,
  type KeptData,
  type Mail,
  type MailRecipient,
  MailSender,
  passwordChangedMail,
  welcomeMail,
} from '../../mail/index.js';
import { nameParts } from '../domain/person-name.js';
import { Accounts } from './accounts.port.js';
import { ConfirmEmail } from './confirm-email.js';

/** The jobs carry the id alone: personal data stays in one table. */
export const mailWelcomeJob = new Job<{ accountId: string }>('identity.welcome');
export const mailPasswordChangedJob = new Job<{ accountId: string; version: number }>('identity.password-changed');
/** Carries the email, because the account no longer exists when the job runs. Jobs of earlier releases lack the remaining data. */
export const mailAccountDeletedJob = new Job<MailRecipient & Partial<KeptData>>('identity.deleted');

/** Mails about events of an account; the queue repeats a mail with growing pauses until the mail server accepts it. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly accounts: Accounts,
    private readonly mail: MailSender,
    private readonly env: Env,
    private readonly confirmation: ConfirmEmail,
  ) {}

  async sendWelcome(accountId: string): Promise<void> {
    const person = await this.recipient(accountId);
    if (!person) return;
    const { publicUrl } = this.env;
    // In the fragment, which browsers never send: no log can hold it.
    const confirmUrl = `${publicUrl}/cuenta#confirmar=${this.confirmation.tokenFor(person)}`;
    await this.mail.send({ ...welcomeMail({ ...person, publicUrl, confirmUrl }), ...limitsOf(person) });
  }

  /** `version` of the password makes the mail one of its own. */
  async sendPasswordChanged(accountId: string, version: number): Promise<void> {
    const person = await this.recipient(accountId);
    if (!person) return;
    const mail = passwordChangedMail({ ...person, publicUrl: this.env.publicUrl, version });
    await this.mail.send({ ...mail, ...limitsOf(person) });
  }

  async sendAccountDeleted(person: MailRecipient & Partial<KeptData>): Promise<void> {
    const facts = { keptOrders: [], keptPayments: 0, keptConversations: 0, isEmailProven: true, ...person };
    await this.mail.send({ ...accountDeletedMail({ ...facts, publicUrl: this.env.publicUrl }), ...limitsOf(facts) });
  }

  /** Undefined when the account was deleted meanwhile. */
  private async recipient(accountId: string): Promise<(MailRecipient & { isEmailProven: boolean }) | undefined> {
    const account = await this.accounts.find(accountId);
    if (!account) return undefined;
    const { id, email, name, emailProvenAt } = account;
    return { id, email, firstName: nameParts(name).firstName, isEmailProven: emailProvenAt !== null };
  }
}

/** An account whose email nobody proved may be a stranger's who fills another person's mailbox. */
function limitsOf({ isEmailProven }: { isEmailProven: boolean }): Pick<Mail, 'limit' | 'isStrangers'> {
  return isEmailProven ? {} : { limit: POLICIES.welcomeMails, isStrangers: true };
}

import { Injectable } from '@nestjs/common';
import { POLICIES } from '../../common/throttling/policies.js';
import { Env } from '../../config/env.js';
import { Job } from '../../jobs/index.js';
import {
  accountDeletedMail,
  type KeptData,
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
    await this.mail.send({ ...welcomeMail({ ...person, publicUrl, confirmUrl }), limit: POLICIES.welcomeMails });
  }

  /** `version` of the password makes the mail one of its own. */
  async sendPasswordChanged(accountId: string, version: number): Promise<void> {
    const person = await this.recipient(accountId);
    const { publicUrl } = this.env;
    if (person) await this.mail.send(passwordChangedMail({ ...person, publicUrl, version }));
  }

  async sendAccountDeleted(person: MailRecipient & Partial<KeptData>): Promise<void> {
    const nothingKept = { keptOrders: [], keptPayments: 0, keptConversations: 0, isEmailProven: true };
    await this.mail.send(accountDeletedMail({ ...nothingKept, ...person, publicUrl: this.env.publicUrl }));
  }

  /** Undefined when the account was deleted meanwhile. */
  private async recipient(accountId: string): Promise<MailRecipient | undefined> {
    const account = await this.accounts.find(accountId);
    return account ? { id: account.id, email: account.email, firstName: nameParts(account.name).firstName } : undefined;
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Job } from '../../jobs/index.js';
import { MailSender, resetCodeMail } from '../../mail/index.js';
import { nameParts } from '../domain/person-name.js';
import { Accounts } from './accounts.port.js';
import { ResetCodeService } from './reset-code-service.js';

/** Null when no account has the email; the job is enqueued anyway so that timing does not reveal it. */
export const mailResetCodeJob = new Job<{ accountId: string | null }>('identity.reset-code');

/**
 * Creates and mails code and link in one step, so that neither the queue nor a log contains them. A retry after
 * a failure makes new ones, whose quarter of an hour begins with the retry.
 */
@Injectable()
export class MailResetCode {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: ResetCodeService,
    private readonly mail: MailSender,
    private readonly env: Env,
  ) {}

  async send(accountId: string | null): Promise<void> {
    const account = accountId && (await this.accounts.find(accountId));
    if (!account) return;
    const { firstName } = nameParts(account.name);
    const { code, token } = await this.codes.issue(account.id);
    // In the fragment, which browsers never send: no log and no Referer header can hold it.
    const url = `${this.env.publicUrl}/forgot-password#token=${token}`;
    await this.mail.send(resetCodeMail({ id: randomUUID(), email: account.email, firstName, code, url }));
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Job, JobHandlers } from '../../jobs/index.js';
import { MailSender, resetCodeMail } from '../../mail/index.js';
import { nameParts } from '../domain/person-name.js';
import { Accounts } from './accounts.port.js';
import { CodeBook } from './code-book.js';

/** Null: nobody has that address. The job exists all the same, so that both cases take the same steps. */
export const mailResetCode = new Job<{ accountId: string | null }>('identity.reset-code');

/**
 * Makes the code and mails it, so that it is nowhere but in the mail: not in the queue, not in a log. A repetition after a
 * failure makes a new one, and its quarter of an hour begins when it leaves.
 */
@Injectable()
export class MailResetCode implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly accounts: Accounts,
    private readonly codes: CodeBook,
    private readonly mail: MailSender,
  ) {}

  onModuleInit(): void {
    this.handlers.on(mailResetCode, ({ accountId }) => this.send(accountId));
  }

  private async send(accountId: string | null): Promise<void> {
    const account = accountId && (await this.accounts.find(accountId));
    if (!account) return;
    const { firstName } = nameParts(account.name);
    const code = await this.codes.issue(account.id);
    await this.mail.send(resetCodeMail({ id: randomUUID(), email: account.email, firstName, code }));
  }
}

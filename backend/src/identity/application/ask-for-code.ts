import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { Transaction } from '../../common/transaction.port.js';
import { JobQueue } from '../../jobs/index.js';
import { Accounts } from './accounts.port.js';
import { CodeBook } from './code-book.js';
import { mailResetCode } from './mail-reset-code.js';

/** Begins the way to a new password (decisions, 18). */
@Injectable()
export class AskForCode {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly transaction: Transaction,
    private readonly accounts: Accounts,
    private readonly codes: CodeBook,
    private readonly jobs: JobQueue,
  ) {}

  /** Whether somebody has that address changes neither the answer nor the steps: the code is made and mailed afterwards. */
  async ask(email: string, address: string): Promise<void> {
    await this.limiter.consume(POLICIES.resetRequests, address);
    await this.limiter.consume(POLICIES.resetRequestsFromNetwork, email, address);
    await this.limiter.consume(POLICIES.resetMails, email);
    const account = await this.accounts.findByEmail(email);
    const accountId = account && !account.disabledAt ? account.id : null;
    const jobKey = `reset:${accountId ?? randomUUID()}`;
    await this.transaction.run(async () => {
      // From this moment an older code is worth nothing, however long the mail takes.
      await this.codes.withdraw(accountId ?? randomUUID());
      await this.jobs.enqueue(mailResetCode, { accountId }, { jobKey });
    });
  }
}

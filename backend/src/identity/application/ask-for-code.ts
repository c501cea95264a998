import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type RateLimit, RateLimiter } from '../../common/rate-limiter.port.js';
import { Transaction } from '../../common/transaction.port.js';
import { JobQueue } from '../../jobs/index.js';
import { networkOf } from '../domain/network.js';
import { Accounts } from './accounts.port.js';
import { CodeBook } from './code-book.js';
import { mailResetCode } from './mail-reset-code.js';

const FROM_ADDRESS: RateLimit = { name: 'forgot-address', calls: 60, seconds: 900 };
const FOR_ACCOUNT_FROM_ADDRESS: RateLimit = { name: 'forgot-account-address', calls: 10, seconds: 900 };
/** Keeps a mailbox from being flooded. */
const FOR_ACCOUNT: RateLimit = { name: 'forgot-account', calls: 20, seconds: 3600 };

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
    const network = networkOf(address);
    await this.limiter.count(FROM_ADDRESS, network);
    await this.limiter.count(FOR_ACCOUNT_FROM_ADDRESS, `${email} ${network}`);
    await this.limiter.count(FOR_ACCOUNT, email);
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

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { isWithinLimit } from '../../common/throttling/within-limit.js';
import { Transaction } from '../../common/transaction.port.js';
import { JobQueue, PRIORITY } from '../../jobs/index.js';
import { Accounts } from './accounts.port.js';
import { mailResetCodeJob } from './mail-reset-code.js';

/** Starts the recovery of a lost password. */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly transaction: Transaction,
    private readonly accounts: Accounts,
    private readonly jobs: JobQueue,
  ) {}

  /** Takes the same steps whether or not the email has an account; a job makes the code and mails it. */
  async request(email: string, ip: string): Promise<void> {
    await this.limiter.consume(POLICIES.resetRequests, ip);
    // Only the limit of one a minute refuses a mail: otherwise a stranger's requests could keep the owner from getting one.
    if (!(await isWithinLimit(this.limiter, POLICIES.resetMails, email))) return;
    const account = await this.accounts.findByEmail(email);
    const accountId = account && !account.disabledAt ? account.id : null;
    const jobKey = `reset:${accountId ?? randomUUID()}`;
    await this.transaction.run(() =>
      this.jobs.enqueue(mailResetCodeJob, { accountId }, { jobKey, priority: PRIORITY.urgent }),
    );
  }
}

import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import { removeUnusedAccountsJob, UnusedAccounts } from '../../application/unused-accounts.js';

const NIGHTLY = '25 9 * * *';

/** Removes unused accounts every night. */
@Injectable()
export class UnusedAccountsJob implements OnModuleInit {
  private readonly log = new Logger('identity');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly unused: UnusedAccounts,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, removeUnusedAccountsJob, async () => {
      this.log.log(`Removed ${await this.unused.remove()} accounts that nobody used`);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { PersonalData } from '../../common/personal-data.js';
import { addMonths } from '../../common/time.js';
import { Transaction } from '../../common/transaction.port.js';
import { Job } from '../../jobs/index.js';
import { Accounts } from './accounts.port.js';
import { Sessions } from './sessions.port.js';

export const removeUnusedAccountsJob = new Job<object>('identity.remove-unused-accounts');

/** Months after the registration; the privacy policy promises them. */
const MONTHS = 12;

const BATCH_ROWS = 500;

/**
 * Removes accounts of shoppers that never proved their email, have no session and hold no order or message: anybody can register any
 * number of them.
 */
@Injectable()
export class UnusedAccounts {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly personalData: PersonalData,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Returns how many. */
  async remove(): Promise<number> {
    const registeredBefore = addMonths(this.clock.now(), -MONTHS);
    let removed = 0;
    let last: string | null = null;
    for (;;) {
      const ids: string[] = await this.accounts.unproven(registeredBefore, last, BATCH_ROWS);
      for (const id of ids) if (await this.removeUnused(id)) removed += 1;
      if (ids.length < BATCH_ROWS) return removed;
      last = ids.at(-1)!;
    }
  }

  private removeUnused(id: string): Promise<boolean> {
    return this.transaction.run(async () => {
      const account = await this.accounts.lock(id);
      if (!account || account.emailProvenAt) return false;
      if (await this.personalData.isHeldOf({ accountId: id, provenEmail: null })) return false;
      await this.accounts.remove(id);
      await this.sessions.endAll(id);
      return true;
    });
  }
}

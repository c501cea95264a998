import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/domain-error.js';
import { PersonalData } from '../../common/personal-data.js';
import { Transaction } from '../../common/transaction.port.js';
import { JobQueue } from '../../jobs/index.js';
import type { Account } from '../domain/account.js';
import { nameParts } from '../domain/person-name.js';
import { mailAccountDeletedJob } from './account-mails.js';
import { Accounts } from './accounts.port.js';
import { PasswordProof } from './password-proof.js';
import { Sessions } from './sessions.port.js';

/**
 * Erases a shopper's account and what other modules hold about the person (Ley 1581 de 2012, art. 8). Orders in progress stay
 * until they are finished, and of finished ones what the accounts need.
 */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly proof: PasswordProof,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly personalData: PersonalData,
    private readonly transaction: Transaction,
    private readonly jobs: JobQueue,
  ) {}

  /** Returns the account as it was. */
  async delete(accountId: string, password: string): Promise<Account> {
    const account = await this.proof.of(accountId, password);
    const { id, role, email, name, emailProvenAt } = account;
    if (role === 'staff') throw new DomainError('forbidden', 'auth.forbidden', 'No tienes permiso para hacer esto.');
    const { firstName } = nameParts(name);
    await this.transaction.run(async () => {
      const isEmailProven = emailProvenAt !== null;
      const erasures = await this.personalData.erase({ accountId: id, provenEmail: isEmailProven ? email : null });
      await this.accounts.remove(id);
      await this.sessions.endAll(id);
      const kept = {
        keptOrders: erasures['orders']?.kept ?? [],
        keptPayments: erasures['payments']?.kept.length ?? 0,
        keptConversations: erasures['conversations']?.kept.length ?? 0,
      };
      const mail = { id, email, firstName, ...kept, isEmailProven };
      await this.jobs.enqueue(mailAccountDeletedJob, mail, { jobKey: `deleted:${id}` });
    });
    return account;
  }
}

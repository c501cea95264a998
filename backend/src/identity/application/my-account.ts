import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { PersonalData, type PersonalRecords } from '../../common/personal-data.js';
import { Transaction } from '../../common/transaction.port.js';
import type { Account } from '../domain/account.js';
import { type Consent, CONSENT_TEXT_VERSION } from '../domain/consent.js';
import { Accounts, type Profile } from './accounts.port.js';

export interface MyData {
  readonly exportedAt: Date;
  readonly account: Account;
  readonly consents: Consent[];
  readonly more: PersonalRecords['data'];
  readonly incomplete: PersonalRecords['incomplete'];
}

/** A person's own data, to see, correct and take along (Ley 1581 de 2012, art. 8). */
@Injectable()
export class MyAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly personalData: PersonalData,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async find(id: string): Promise<Account> {
    return present(await this.accounts.find(id));
  }

  async change(id: string, profile: Partial<Profile>): Promise<Account> {
    await this.transaction.run(async () => {
      const before = present(await this.accounts.lock(id));
      await this.accounts.change(id, profile);
      const { acceptsMarketing: given } = profile;
      if (given === undefined || given === before.acceptsMarketing) return;
      const decision = { purpose: 'marketing' as const, given, textVersion: CONSENT_TEXT_VERSION };
      await this.accounts.addConsents([{ accountId: id, ...decision, decidedAt: this.clock.now() }]);
    });
    return this.find(id);
  }

  /** Includes data of other modules under the same email only once a mailed code has proven it. */
  async export(id: string): Promise<MyData> {
    const account = await this.find(id);
    const provenEmail = account.emailProvenAt ? account.email : null;
    const { data, incomplete } = await this.personalData.of({ accountId: id, provenEmail });
    return {
      exportedAt: this.clock.now(),
      account,
      consents: await this.accounts.consentsOf(id),
      more: data,
      incomplete,
    };
  }
}

/** Throws when another browser has deleted the account since the session was checked. */
function present(account: Account | null): Account {
  if (!account) throw new DomainError('unauthenticated', 'auth.required', 'Inicia sesión para continuar.');
  return account;
}

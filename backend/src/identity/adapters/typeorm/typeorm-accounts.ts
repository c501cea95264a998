import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { TypeOrmTransaction } from '../../../database/index.js';
import { Accounts, type Profile } from '../../application/accounts.port.js';
import { Account, type StaffRole } from '../../domain/account.js';
import { roleChange } from '../../domain/owners.js';
import { Consent } from '../../domain/consent.js';

@Injectable()
export class TypeOrmAccounts extends Accounts {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(account: Account): Promise<boolean> {
    const insertion = this.transaction.manager.createQueryBuilder().insert().into(Account).values(account).orIgnore();
    const { raw } = (await insertion.returning('id').execute()) as { raw: object[] };
    return raw.length === 1;
  }

  find(id: string): Promise<Account | null> {
    return this.transaction.manager.findOneBy(Account, { id });
  }

  lock(id: string): Promise<Account | null> {
    return this.transaction.manager.findOne(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.transaction.manager.findOneBy(Account, { email });
  }

  staff(): Promise<Account[]> {
    return this.transaction.manager.find(Account, { where: { role: 'staff' }, order: { email: 'ASC' } });
  }

  async setStaffRole(id: string, staffRole: StaffRole, at: Date | null): Promise<void> {
    const account = await this.find(id);
    if (account) await this.transaction.manager.update(Account, { id }, roleChange(account, staffRole, at));
  }

  /** Waits for a transaction that holds one of them, and then leaves out those whom it removed. */
  async lockOwners(): Promise<string[]> {
    const where = { staffRole: 'duena', disabledAt: IsNull() } as const;
    const lock = { mode: 'pessimistic_write' } as const;
    const owners = await this.transaction.manager.find(Account, {
      select: { id: true },
      where,
      order: { id: 'ASC' },
      lock,
    });
    return owners.map(({ id }) => id);
  }

  async change(id: string, profile: Partial<Profile>): Promise<void> {
    const named = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
    if (Object.keys(named).length > 0) await this.transaction.manager.update(Account, { id }, named);
  }

  async setPassword(id: string, passwordHash: string, credentialsVersion: number): Promise<boolean> {
    const next = { passwordHash, credentialsVersion: credentialsVersion + 1 };
    const { affected } = await this.transaction.manager.update(Account, { id, credentialsVersion }, next);
    return affected === 1;
  }

  async unproven(registeredBefore: Date, after: string | null, limit: number): Promise<string[]> {
    const statement = `SELECT id FROM account
      WHERE role = 'shopper' AND email_proven_at IS NULL AND created_at < $1 AND ($2::uuid IS NULL OR id > $2)
        AND NOT EXISTS (SELECT FROM session WHERE session.account_id = account.id)
      ORDER BY id LIMIT $3`;
    const rows = await this.transaction.manager.query<{ id: string }[]>(statement, [registeredBefore, after, limit]);
    return rows.map(({ id }) => id);
  }

  async markEmailProven(id: string): Promise<void> {
    await this.transaction.manager.update(Account, { id }, { emailProvenAt: () => 'now()' });
  }

  async disable(id: string, disabledAt: Date | null): Promise<void> {
    await this.transaction.manager.update(Account, { id }, { disabledAt });
  }

  async remove(id: string): Promise<void> {
    await this.transaction.manager.delete(Account, { id });
  }

  async addConsents(consents: readonly Consent[]): Promise<void> {
    await this.transaction.manager.upsert(Consent, [...consents], ['accountId', 'purpose', 'decidedAt']);
  }

  consentsOf(accountId: string): Promise<Consent[]> {
    return this.transaction.manager.find(Consent, {
      where: { accountId },
      order: { decidedAt: 'ASC', purpose: 'ASC' },
    });
  }
}

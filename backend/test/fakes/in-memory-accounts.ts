import { Accounts, type Profile } from '../../src/identity/application/accounts.port.js';
import { Account, type StaffRole } from '../../src/identity/domain/account.js';
import { roleChange } from '../../src/identity/domain/owners.js';
import { Consent } from '../../src/identity/domain/consent.js';
import type { InMemoryResetCodes } from './in-memory-reset-codes.js';
import type { Snapshots } from './rolling-back-transaction.js';

/** Accounts and their consents, in memory. */
export class InMemoryAccounts extends Accounts implements Snapshots {
  private accounts = new Map<string, Account>();
  private consents: Consent[] = [];

  /** Removes the codes of an account with it. */
  constructor(private readonly codes: InMemoryResetCodes) {
    super();
  }

  snapshot(): () => void {
    const [accounts, consents] = [new Map(this.accounts), this.consents];
    return () => {
      this.accounts = accounts;
      this.consents = consents;
    };
  }

  add(account: Account): Promise<boolean> {
    const isFree = [...this.accounts.values()].every(({ email }) => email !== account.email);
    if (isFree) this.accounts.set(account.id, copyOf(account));
    return Promise.resolve(isFree);
  }

  find(id: string): Promise<Account | null> {
    const account = this.accounts.get(id);
    return Promise.resolve(account ? copyOf(account) : null);
  }

  lock(id: string): Promise<Account | null> {
    return this.find(id);
  }

  findByEmail(email: string): Promise<Account | null> {
    const account = [...this.accounts.values()].find((each) => each.email === email);
    return Promise.resolve(account ? copyOf(account) : null);
  }

  staff(): Promise<Account[]> {
    const staff = [...this.accounts.values()].filter(({ role }) => role === 'staff');
    return Promise.resolve(staff.sort((a, b) => (a.email < b.email ? -1 : 1)).map(copyOf));
  }

  setStaffRole(id: string, staffRole: StaffRole, at: Date | null): Promise<void> {
    return this.update(id, roleChange(this.accounts.get(id)!, staffRole, at));
  }

  lockOwners(): Promise<string[]> {
    const owners = [...this.accounts.values()].filter(
      ({ staffRole, disabledAt }) => staffRole === 'duena' && !disabledAt,
    );
    return Promise.resolve(owners.map(({ id }) => id).sort());
  }

  change(id: string, profile: Partial<Profile>): Promise<void> {
    return this.update(id, Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined)));
  }

  async setPassword(id: string, passwordHash: string, version: number): Promise<boolean> {
    if (this.accounts.get(id)?.credentialsVersion !== version) return false;
    await this.update(id, { passwordHash, credentialsVersion: version + 1 });
    return true;
  }

  unproven(registeredBefore: Date, after: string | null, limit: number): Promise<string[]> {
    const ids = [...this.accounts.values()]
      .filter(
        ({ role, emailProvenAt, createdAt }) => role === 'shopper' && !emailProvenAt && createdAt < registeredBefore,
      )
      .map(({ id }) => id)
      .sort();
    return Promise.resolve(ids.filter((id) => after === null || id > after).slice(0, limit));
  }

  markEmailProven(id: string): Promise<void> {
    return this.update(id, { emailProvenAt: new Date() });
  }

  disable(id: string, disabledAt: Date | null): Promise<void> {
    return this.update(id, { disabledAt });
  }

  async remove(id: string): Promise<void> {
    this.accounts.delete(id);
    this.consents = this.consents.filter(({ accountId }) => accountId !== id);
    await this.codes.removeAll(id);
  }

  addConsents(consents: readonly Consent[]): Promise<void> {
    const kept = this.consents.filter((consent) => !consents.some((each) => keyOf(each) === keyOf(consent)));
    this.consents = [...kept, ...consents.map((consent) => Object.assign(new Consent(), consent))];
    return Promise.resolve();
  }

  consentsOf(accountId: string): Promise<Consent[]> {
    const own = this.consents.filter((consent) => consent.accountId === accountId);
    return Promise.resolve(
      own.sort((a, b) => a.decidedAt.getTime() - b.decidedAt.getTime() || (a.purpose < b.purpose ? -1 : 1)),
    );
  }

  /** A new object each time, so that a snapshot keeps the earlier one. */
  private update(id: string, changes: Partial<Account>): Promise<void> {
    const account = this.accounts.get(id);
    if (account) this.accounts.set(id, Object.assign(copyOf(account), changes));
    return Promise.resolve();
  }
}

function copyOf(account: Account): Account {
  return Object.assign(new Account(), account);
}

function keyOf({ accountId, purpose, decidedAt }: Consent): string {
  return `${accountId} ${purpose} ${decidedAt.getTime()}`;
}

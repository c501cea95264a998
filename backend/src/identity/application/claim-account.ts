import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { PersonalData } from '../../common/personal-data.js';
import { type Account, newAccount } from '../domain/account.js';
import { nameFromMailbox } from '../domain/person-name.js';
import { Accounts } from './accounts.port.js';
import { NewPassword } from './new-password.js';
import { Sessions } from './sessions.port.js';

/**
 * Hands an account to the person who proved its mailbox by a mailed code or link. Anyone can register with the email of
 * another person, so an account whose mailbox was never proven is replaced by an empty one under a new id. Orders that were placed
 * with it under the proven email move along, because they were mailed there anyway; its other orders lose their account.
 */
@Injectable()
export class ClaimAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly newPassword: NewPassword,
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  /** Inside the transaction of a reset; returns the account with its new password, or null when the account was deleted. */
  async claim(account: Account, passwordHash: string): Promise<Account | null> {
    const current = await this.accounts.lock(account.id);
    if (!current) return null;
    // Staff accounts come from an invitation or a command, so no stranger can have opened one.
    if (current.emailProvenAt === null && current.role === 'shopper') return this.replace(current, passwordHash);
    await this.accounts.markEmailProven(current.id);
    if (!(await this.newPassword.set(current, passwordHash))) return null;
    return Object.assign(current, { passwordHash, credentialsVersion: current.credentialsVersion + 1 });
  }

  /**
   * Removes a shopper's account that never proved this email, for a person who proved it and gets an account of the staff. The orders of
   * the removed account belong to no account afterwards. Inside the caller's transaction.
   */
  async removeUnproven(email: string): Promise<void> {
    const found = await this.accounts.findByEmail(email);
    const shopper = found?.role === 'shopper' ? await this.accounts.lock(found.id) : null;
    if (!shopper || shopper.emailProvenAt) return;
    await this.accounts.remove(shopper.id);
    await this.sessions.endAll(shopper.id);
    await this.personalData.replaceAccount({ oldId: shopper.id, newId: null, provenEmail: email });
  }

  private async replace({ id, email }: Account, passwordHash: string): Promise<Account | null> {
    await this.accounts.remove(id);
    await this.sessions.endAll(id);
    const now = this.clock.now();
    const name = nameFromMailbox(email);
    const fresh = newAccount({ role: 'shopper', email, name, passwordHash, emailProvenAt: now }, now);
    if (!(await this.accounts.add(fresh))) return null;
    await this.personalData.replaceAccount({ oldId: id, newId: fresh.id, provenEmail: email });
    await this.newPassword.notifyOwner(fresh.id, fresh.credentialsVersion);
    return fresh;
  }
}

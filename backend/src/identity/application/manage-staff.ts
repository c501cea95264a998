import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { Clock } from '../../common/clock.port.js';
import { StartupError } from '../../common/startup-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { Account, type StaffRole, UNNAMED_STAFF } from '../domain/account.js';
import { EMAIL_SYNTAX, normaliseEmail } from '../../common/email-address.js';
import { normalisePassword, PASSWORD } from '../domain/password.js';
import { passwordProblem } from '../domain/password-problem.js';
import { Accounts } from './accounts.port.js';
import { PasswordHasher } from './password-hasher.port.js';
import { Sessions } from './sessions.port.js';

/** Result of creating a staff account. Contains the password only when it was generated: it is shown once. */
export interface NewStaff {
  readonly email: string;
  readonly generatedPassword?: string;
}

/** Accounts of those who run the shop: made from configuration or by command, never through registration (decisions, 19). */
@Injectable()
export class ManageStaff {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly hasher: PasswordHasher,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Makes the first account of a new shop; undefined when the shop has staff already. */
  async ensureFirst(email: string, password?: string): Promise<NewStaff | undefined> {
    return (await this.accounts.staff()).length === 0 ? this.add(email, password) : undefined;
  }

  /** Adds a staff account, or enables an existing one with a new password. */
  async add(typedEmail: string, typedPassword?: string, staffRole: StaffRole = 'duena'): Promise<NewStaff> {
    const email = staffEmail(typedEmail);
    const password = typedPassword ?? randomBytes(12).toString('base64url');
    if (password.length < PASSWORD.minLength || password.length > PASSWORD.maxLength)
      throw new StartupError(`The password must have ${PASSWORD.minLength} to ${PASSWORD.maxLength} characters.`);
    if (typedPassword !== undefined && passwordProblem(password, { email }))
      throw new StartupError(
        `The password for ${email} is easy to guess: avoid common passwords, words of the shop, and the name in the address.`,
      );
    const passwordHash = await this.hasher.hash(normalisePassword(password));
    await this.transaction.run(async () => {
      if (await this.accounts.add(this.newAccount(email, passwordHash, staffRole))) return;
      const known = await this.staffCalled(email);
      await this.accounts.setPassword(known.id, passwordHash, known.credentialsVersion);
      await this.accounts.disable(known.id, null);
      await this.sessions.endAll(known.id);
    });
    return typedPassword === undefined ? { email, generatedPassword: password } : { email };
  }

  list(): Promise<Account[]> {
    return this.accounts.staff();
  }

  /** Ends their sessions at once. */
  async disable(typedEmail: string): Promise<void> {
    const { id } = await this.staffCalled(staffEmail(typedEmail));
    await this.transaction.run(async () => {
      await this.accounts.disable(id, this.clock.now());
      await this.sessions.endAll(id);
    });
  }

  private async staffCalled(email: string): Promise<Account> {
    const account = await this.accounts.findByEmail(email);
    if (!account) throw new StartupError(`There is no account ${email}.`);
    if (account.role !== 'staff')
      throw new StartupError(`${email} is a shopper's account: give staff another address, or delete that account.`);
    return account;
  }

  private newAccount(email: string, passwordHash: string, staffRole: StaffRole): Account {
    return Object.assign(new Account(), {
      ...{ id: randomUUID(), email, name: UNNAMED_STAFF, passwordHash, credentialsVersion: 1, role: 'staff' },
      staffRole,
      ...{ phone: null, shippingAddress: null, acceptsMarketing: false, emailProvenAt: null, disabledAt: null },
      createdAt: this.clock.now(),
    });
  }
}

/** Refuses an address that the login form would refuse. */
function staffEmail(text: string): string {
  const email = normaliseEmail(text);
  if (!isEmail(email, EMAIL_SYNTAX)) throw new StartupError(`${text} is no email address.`);
  return email;
}

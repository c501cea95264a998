import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { StartupError } from '../../common/startup-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { isEmailAddress, normaliseEmail } from '../../common/email-address.js';
import { type Account, newAccount, type StaffRole, UNNAMED_STAFF } from '../domain/account.js';
import { STAFF_ROLE_WORDS } from '../domain/staff-invitation.js';
import { normalisePassword, PASSWORD } from '../domain/password.js';
import { passwordProblem } from '../domain/password-problem.js';
import { Accounts } from './accounts.port.js';
import { PasswordHasher } from './password-hasher.port.js';
import { StaffRights } from './staff-rights.js';

/** Result of creating a staff account. Contains the password only when it was generated: it is shown once. */
export interface NewStaff {
  readonly email: string;
  readonly generatedPassword?: string;
}

/** Accounts of those who run the shop: made from configuration or by command, never through registration. */
@Injectable()
export class ManageStaff {
  constructor(
    private readonly accounts: Accounts,
    private readonly rights: StaffRights,
    private readonly hasher: PasswordHasher,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Makes the first account of a new shop; undefined when the shop has staff already. */
  async ensureFirst(email: string, password?: string): Promise<NewStaff | undefined> {
    return (await this.accounts.staff()).length === 0 ? this.add(email, password) : undefined;
  }

  /**
   * Adds a staff account, or brings a person back who cannot log in: enables their account with a new password and this role, and ends
   * their sessions and second factors.
   */
  async add(typedEmail: string, typedPassword?: string, staffRole: StaffRole = 'duena'): Promise<NewStaff> {
    const email = staffEmail(typedEmail);
    const password = typedPassword ?? randomBytes(12).toString('base64url');
    if (password.length < PASSWORD.minLength || password.length > PASSWORD.maxLength)
      throw new StartupError(`The password must have ${PASSWORD.minLength} to ${PASSWORD.maxLength} characters.`);
    if (typedPassword !== undefined && passwordProblem(password, { email }))
      throw new StartupError(
        `The password for ${email} is easy to guess: avoid common passwords, words of the shop, and the name in the email.`,
      );
    const passwordHash = await this.hasher.hash(normalisePassword(password));
    await this.transaction.run(async () => {
      const fields = { email, name: UNNAMED_STAFF, passwordHash, role: 'staff', staffRole } as const;
      const account = newAccount(fields, this.clock.now());
      if (await this.accounts.add(account)) return this.record(account.id, `creó la cuenta ${email} del equipo`);
      const known = await this.staffCalled(email);
      await this.accounts.setStaffRole(known.id, staffRole, null);
      await this.accounts.setPassword(known.id, passwordHash, known.credentialsVersion);
      await this.accounts.disable(known.id, null);
      await this.rights.end(known.id);
      await this.record(
        known.id,
        `devolvió la entrada a ${email}, con contraseña nueva, sin segunda prueba y con el rol ${STAFF_ROLE_WORDS[staffRole]}`,
      );
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
      await this.rights.end(id);
      await this.record(id, `cerró la entrada de ${typedEmail}`);
    });
  }

  /** The command runs on the server, where no person is signed in. */
  private record(id: string, action: string): Promise<void> {
    return this.audit.record({ kind: 'staff', actor: 'shop', action, subject: { type: 'staff', id } });
  }

  private async staffCalled(email: string): Promise<Account> {
    const account = await this.accounts.findByEmail(email);
    if (!account) throw new StartupError(`There is no account ${email}.`);
    if (account.role !== 'staff')
      throw new StartupError(`${email} is a shopper's account: give staff another email, or delete that account.`);
    return account;
  }
}

/** Refuses an email that the login form would refuse. */
function staffEmail(text: string): string {
  const email = normaliseEmail(text);
  if (!isEmailAddress(email)) throw new StartupError(`${text} is no email address.`);
  return email;
}

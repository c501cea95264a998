import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { invalidField } from '../../common/domain-error.js';
import { JobQueue } from '../../jobs/index.js';
import type { Account } from '../domain/account.js';
import { PASSWORD_PROBLEM_MESSAGES } from '../domain/password.js';
import { passwordProblem } from '../domain/password-problem.js';
import { mailPasswordChangedJob } from './account-mails.js';
import { Accounts } from './accounts.port.js';
import { Sessions } from './sessions.port.js';

/**
 * Sets a new password: ends all sessions, notifies the owner by email, and records a change of staff in the audit log. Must be called
 * inside a transaction.
 */
@Injectable()
export class NewPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly jobs: JobQueue,
    private readonly audit: AuditLog,
  ) {}

  /** False when another call changed the password since `account` was read. */
  async set(account: Account, passwordHash: string): Promise<boolean> {
    const { id: accountId, credentialsVersion } = account;
    if (!(await this.accounts.setPassword(accountId, passwordHash, credentialsVersion))) return false;
    const version = credentialsVersion + 1;
    await this.sessions.endAll(accountId);
    await this.notifyOwner(accountId, version);
    const subject = { type: 'staff', id: accountId };
    if (account.role === 'staff')
      await this.audit.record({ kind: 'staff', actor: account, action: 'cambió su contraseña', subject });
    return true;
  }

  /** Mails that the password was changed to this version. */
  notifyOwner(accountId: string, version: number): Promise<void> {
    const jobKey = `password:${accountId}:${version}`;
    return this.jobs.enqueue(mailPasswordChangedJob, { accountId, version }, { jobKey });
  }
}

/**
 * For a person who has proven their identity only, because the answer depends on the name of the account.
 *
 * @throws DomainError `request.invalid`
 */
export function requireHardToGuess(
  newPassword: string,
  { name, email }: Pick<Account, 'name' | 'email'>,
  field = 'newPassword',
): void {
  const problem = passwordProblem(newPassword, { name, email });
  if (!problem) return;
  const message = PASSWORD_PROBLEM_MESSAGES[problem];
  throw invalidField(field, message);
}

import { Injectable } from '@nestjs/common';
import { Transaction } from '../../common/transaction.port.js';
import type { Account } from '../domain/account.js';
import { NewPassword, requireHardToGuess } from './new-password.js';
import { PasswordHasher } from './password-hasher.port.js';
import { PasswordProof, wrongPassword } from './password-proof.js';

/** A new password for whoever knows the present one. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly proof: PasswordProof,
    private readonly hasher: PasswordHasher,
    private readonly transaction: Transaction,
    private readonly newPassword: NewPassword,
  ) {}

  /** Ends every session; gives the account as it is now, for a new one.
   * @throws DomainError `account.wrong_password`, or `request.invalid` for a password that is easy to guess */
  async change(accountId: string, current: string, next: string): Promise<Account> {
    const account = await this.proof.of(accountId, current);
    requireHardToGuess(next, account);
    const hash = await this.hasher.hash(next);
    const done = await this.transaction.run(() => this.newPassword.set(account, hash));
    // Changed elsewhere in the same instant: `current` is no longer the present one.
    if (!done) throw wrongPassword();
    return Object.assign(account, { passwordHash: hash, credentialsVersion: account.credentialsVersion + 1 });
  }
}

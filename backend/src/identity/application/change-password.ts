import { Injectable } from '@nestjs/common';
import { Transaction } from '../../common/transaction.port.js';
import type { Account } from '../domain/account.js';
import { NewPassword, requireHardToGuess } from './new-password.js';
import { PasswordHasher } from './password-hasher.port.js';
import { PasswordProof, wrongPassword } from './password-proof.js';
import { ResetCodes } from './reset-codes.port.js';

/** Changes the password of a person who enters the current one. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly proof: PasswordProof,
    private readonly hasher: PasswordHasher,
    private readonly transaction: Transaction,
    private readonly newPassword: NewPassword,
    private readonly codes: ResetCodes,
  ) {}

  /**
   * Ends every session and mailed link, and returns the changed account for a new session.
   *
   * @throws DomainError `account.wrong_password`, or `request.invalid` for a password that is easy to guess
   */
  async change(accountId: string, current: string, next: string): Promise<Account> {
    const account = await this.proof.of(accountId, current);
    requireHardToGuess(next, account);
    const hash = await this.hasher.hash(next);
    const done = await this.transaction.run(async () => {
      const isSet = await this.newPassword.set(account, hash);
      if (isSet) await this.codes.removeAll(account.id);
      return isSet;
    });
    // Changed elsewhere in the same instant: `current` is no longer the present one.
    if (!done) throw wrongPassword();
    return Object.assign(account, { passwordHash: hash, credentialsVersion: account.credentialsVersion + 1 });
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { networkOf } from '../../common/throttling/network.js';
import type { Account } from '../domain/account.js';
import { ACCOUNT_FROM_ADDRESS, ACCOUNT_FROM_ANYWHERE, CODES_FROM_ADDRESS } from '../domain/slow-down.js';
import { Accounts } from './accounts.port.js';
import { Attempts } from './attempts.port.js';
import { CodeBook } from './code-book.js';
import { NewPassword } from './new-password.js';
import { PasswordHasher } from './password-hasher.port.js';

export interface Reset {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
}

/** A new password for whoever reads the mailbox of the account; open also while logging in is paused (decisions, 18). */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly attempts: Attempts,
    private readonly transaction: Transaction,
    private readonly accounts: Accounts,
    private readonly codes: CodeBook,
    private readonly hasher: PasswordHasher,
    private readonly newPassword: NewPassword,
  ) {}

  /** @throws DomainError `password.bad_code`, whatever was wrong */
  async reset({ email, code, newPassword }: Reset, address: string): Promise<void> {
    const network = networkOf(address);
    await this.attempts.begin(CODES_FROM_ADDRESS, network);
    const found = await this.accounts.findByEmail(email);
    const account = found?.disabledAt ? null : found;
    // Always, and before anything is locked: the time tells nothing about the code.
    const hash = await this.hasher.hash(newPassword);
    if (!(await this.redeem(account, code, hash)))
      throw new DomainError('invalid', 'password.bad_code', 'Código inválido o expirado');
    await this.attempts.takeBack(CODES_FROM_ADDRESS, network);
    await this.attempts.forget(ACCOUNT_FROM_ANYWHERE, email);
    await this.attempts.forget(ACCOUNT_FROM_ADDRESS, `${email} ${network}`);
  }

  /** For nobody's code too: an unknown address takes the same steps. */
  private redeem(account: Account | null, code: string, hash: string): Promise<boolean> {
    return this.transaction.run(async () => {
      if (!(await this.codes.redeem(account?.id ?? randomUUID(), code)) || !account) return false;
      await this.accounts.markEmailProven(account.id);
      return this.newPassword.set(account, hash);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/domain-error.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { CURRENT_PASSWORD } from '../../common/throttling/slow-down.js';
import type { Account } from '../domain/account.js';
import { Accounts } from './accounts.port.js';
import { Attempts } from './attempts.port.js';
import { PasswordHasher } from './password-hasher.port.js';

/** Asks a logged-in person for the password again before something that cannot be undone. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly attempts: Attempts,
    private readonly limiter: RateLimiter,
    private readonly accounts: Accounts,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @throws DomainError `account.wrong_password` */
  async of(accountId: string, password: string): Promise<Account> {
    // First the limit: a call that it refuses must not count as a wrong password.
    await this.limiter.consume(POLICIES.passwordConfirmations, accountId);
    await this.attempts.begin(CURRENT_PASSWORD, accountId);
    const account = await this.accounts.find(accountId);
    if (!(await this.hasher.verify(account?.passwordHash, password)) || !account) throw wrongPassword();
    await this.attempts.forget(CURRENT_PASSWORD, accountId);
    return account;
  }
}

export function wrongPassword(): DomainError {
  return new DomainError('invalid', 'account.wrong_password', 'La contraseña actual no es correcta');
}

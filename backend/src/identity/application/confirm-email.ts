import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/domain-error.js';
import { Env } from '../../config/env.js';
import type { Account } from '../domain/account.js';
import { Accounts } from './accounts.port.js';

/**
 * The link in the welcome mail. Together with the session it proves that the person who registered reads the mailbox. The link
 * alone proves nothing: the owner of the mailbox may open it for an account that a stranger registered.
 */
@Injectable()
export class ConfirmEmail {
  private readonly key: Buffer;

  constructor(
    env: Env,
    private readonly accounts: Accounts,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', env.sessionSecret, '', 'confirm-email', 32));
  }

  /** Nothing is stored: the token is good as long as the account exists. */
  tokenFor({ id, email }: Pick<Account, 'id' | 'email'>): string {
    return createHmac('sha256', this.key).update(`${id}:${email}`).digest('base64url');
  }

  /** @throws DomainError `account.bad_confirmation` */
  async confirm(account: Pick<Account, 'id' | 'email'>, token: string): Promise<void> {
    const [given, expected] = [Buffer.from(token), Buffer.from(this.tokenFor(account))];
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new DomainError('invalid', 'account.bad_confirmation', 'Este enlace no es de tu cuenta.');
    await this.accounts.markEmailProven(account.id);
  }
}

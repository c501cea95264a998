import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { Signatures } from '../../common/derived-key.js';
import { DomainError } from '../../common/domain-error.js';
import { DAY_MS } from '../../common/time.js';
import { Env } from '../../config/env.js';
import type { Account } from '../domain/account.js';
import { Accounts } from './accounts.port.js';

/** Days after the registration in which the link works. */
const CONFIRMATION_DAYS_VALID = 30;

/**
 * The link in the welcome mail. Together with the session it proves that the person who registered reads the mailbox. The link
 * alone proves nothing: the owner of the mailbox may open it for an account that a stranger registered.
 */
@Injectable()
export class ConfirmEmail {
  private readonly signatures: Signatures;

  constructor(
    env: Env,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {
    this.signatures = new Signatures(env, 'confirm-email');
  }

  /** Nothing is stored: the account's own time of registration ends the token. */
  tokenFor({ id, email }: Pick<Account, 'id' | 'email'>): string {
    return this.signatures.sign(`${id}:${email}`);
  }

  /** @throws DomainError `account.bad_confirmation`, `account.confirmation_expired` */
  async confirm(user: Pick<Account, 'id' | 'email'>, token: string): Promise<void> {
    if (!this.signatures.fits(token, `${user.id}:${user.email}`))
      throw new DomainError('invalid', 'account.bad_confirmation', 'Este enlace no es de tu cuenta.');
    const account = await this.accounts.find(user.id);
    if (!account || account.emailProvenAt) return;
    if (this.clock.now().getTime() - account.createdAt.getTime() > CONFIRMATION_DAYS_VALID * DAY_MS)
      throw new DomainError('invalid', 'account.confirmation_expired', 'Este enlace ya venció.');
    await this.accounts.markEmailProven(user.id);
  }
}

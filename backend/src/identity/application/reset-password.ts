import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { networkOf } from '../../common/throttling/network.js';
import {
  ACCOUNT_FROM_NETWORK,
  ACCOUNT_FROM_ANYWHERE,
  CODES_FROM_NETWORK,
  forNetworks,
} from '../../common/throttling/slow-down.js';
import type { Account } from '../domain/account.js';
import { Accounts } from './accounts.port.js';
import { Attempts } from './attempts.port.js';
import { ClaimAccount } from './claim-account.js';
import { requireHardToGuess } from './new-password.js';
import { PasswordHasher } from './password-hasher.port.js';
import { ResetCodeService } from './reset-code-service.js';

export interface ResetByCode {
  readonly email: string;
  readonly code: string;
  readonly newPassword: string;
}

export interface ResetByLink {
  readonly token: string;
  readonly newPassword: string;
}

/** Sets a new password and returns the account, for the person who reads the account's mailbox; works while logging in is paused. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly attempts: Attempts,
    private readonly transaction: Transaction,
    private readonly accounts: Accounts,
    private readonly codes: ResetCodeService,
    private readonly hasher: PasswordHasher,
    private readonly accountClaim: ClaimAccount,
  ) {}

  /** @throws DomainError `password.bad_code` for every wrong input; `request.invalid` for a password that is easy to guess */
  async byCode({ email, code, newPassword }: ResetByCode, ip: string): Promise<Account> {
    const network = networkOf(ip);
    const fromNetworks = forNetworks(CODES_FROM_NETWORK, ip);
    for (const [rule, each] of fromNetworks) await this.attempts.begin(rule, each);
    const found = await this.accounts.findByEmail(email);
    const account = found?.disabledAt ? null : found;
    // Without an account, too, and before anything is locked: the time reveals nothing.
    const accountId = account?.id ?? randomUUID();
    const mayCompare = await this.codes.countGuess(email, accountId, ip);
    const hash = await this.hasher.hash(newPassword);
    let fits = false;
    const redeem = async () => {
      fits = await this.codes.redeemCode(accountId, mayCompare ? code : '');
      if (!fits || !account) return null;
      // Rolls the redemption back, so that the person can choose another password.
      requireHardToGuess(newPassword, account);
      return this.accountClaim.claim(account, hash);
    };
    const claimed = await this.transaction.run(redeem).catch(async (error: unknown) => {
      // The network's count stays: it bounds the slow hashes that a holder of the code can cause.
      if (fits) await this.codes.takeBackGuess(email, accountId, ip);
      throw error;
    });
    if (!claimed) throw new DomainError('invalid', 'password.bad_code', 'Código inválido o expirado');
    for (const [rule, each] of fromNetworks) await this.attempts.takeBack(rule, each);
    await this.forgetFailedLogins(email, network);
    return claimed;
  }

  /**
   * Wrong codes and pauses do not limit links: 128 bits cannot be guessed, and a stranger must not block the owner's link.
   *
   * @throws DomainError `password.bad_link`; `request.invalid` for a password that is easy to guess; TooManyRequestsError
   */
  async byLink({ token, newPassword }: ResetByLink, ip: string): Promise<Account> {
    const accountId = await this.codes.accountOfToken(token);
    const account = accountId && (await this.accounts.find(accountId));
    if (!account || account.disabledAt) throw badLink();
    // Before the slow hash, which a holder of a link could otherwise cause without limit.
    requireHardToGuess(newPassword, account);
    await this.codes.countUse(token);
    const hash = await this.hasher.hash(newPassword);
    const claimed = await this.transaction.run(async () =>
      (await this.codes.redeemToken(account.id, token)) ? this.accountClaim.claim(account, hash) : null,
    );
    if (!claimed) throw badLink();
    await this.forgetFailedLogins(account.email, networkOf(ip));
    return claimed;
  }

  private async forgetFailedLogins(email: string, network: string): Promise<void> {
    await this.attempts.forget(ACCOUNT_FROM_ANYWHERE, email);
    await this.attempts.forget(ACCOUNT_FROM_NETWORK, `${email} ${network}`);
  }
}

function badLink(): DomainError {
  return new DomainError('invalid', 'password.bad_link', 'El enlace no es válido o ya venció. Pide otro.');
}

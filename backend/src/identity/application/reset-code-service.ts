import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { digestOf, newToken } from '../../common/random-token.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { isWithinLimit } from '../../common/throttling/within-limit.js';
import { Transaction } from '../../common/transaction.port.js';
import { MAX_RESET_CODES, ResetCode } from '../domain/reset-code.js';
import { Accounts } from './accounts.port.js';
import { ResetCodes } from './reset-codes.port.js';
import { ResetSecrets } from './reset-secrets.js';

/** A code and a token in plain text, for one mail. */
export interface IssuedReset {
  readonly code: string;
  readonly token: string;
}

/** Issues and redeems the codes and link tokens for lost passwords. Changes to them lock the account first, so that they wait for each other. */
@Injectable()
export class ResetCodeService {
  constructor(
    private readonly transaction: Transaction,
    private readonly accounts: Accounts,
    private readonly codes: ResetCodes,
    private readonly secrets: ResetSecrets,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Ends older codes, but not older links. Only digests are stored. */
  async issue(accountId: string): Promise<IssuedReset> {
    const [code, token] = [this.secrets.code(), newToken()];
    const digest = this.secrets.digestOfCode(accountId, code);
    const tokenDigest = digestOf(token);
    await this.transaction.run(async () => {
      await this.accounts.lock(accountId);
      await this.codes.add(ResetCode.issue({ accountId, digest, tokenDigest }, this.clock.now()));
      await this.codes.keepNewest(accountId, MAX_RESET_CODES);
    });
    return { code, token };
  }

  /**
   * Counts a guess before its outcome is known; false when there were too many, and the code must not be compared.
   * `email` is counted whether or not it has an account.
   */
  async countGuess(email: string, accountId: string, ip: string): Promise<boolean> {
    const issued = await this.codes.newest(accountId);
    const code = `${issued?.digest ?? ''} ${email}`;
    return (
      (await isWithinLimit(this.limiter, POLICIES.wrongCodesFromNetwork, code, ip)) &&
      (await isWithinLimit(this.limiter, POLICIES.wrongCodesOfAccount, email))
    );
  }

  /** The code was right, but the new password was refused: the guess is not counted. */
  async takeBackGuess(email: string, accountId: string, ip: string): Promise<void> {
    const issued = await this.codes.newest(accountId);
    await this.limiter.reward(POLICIES.wrongCodesFromNetwork, `${issued?.digest ?? ''} ${email}`, ip);
    await this.limiter.reward(POLICIES.wrongCodesOfAccount, email);
  }

  /** Inside a transaction: of several calls with the right code or token only one returns true. */
  async redeemCode(accountId: string, code: string): Promise<boolean> {
    await this.accounts.lock(accountId);
    const issued = await this.codes.newest(accountId);
    const fits = issued !== null && this.secrets.isDigestOf(issued.digest, accountId, code);
    return fits && this.redeem(issued);
  }

  /** The account of a link's token; null when the token is wrong, used or expired. */
  async accountOfToken(token: string): Promise<string | null> {
    const issued = await this.codes.findByToken(digestOf(token));
    return issued && !issued.isExpired(this.clock.now()) ? issued.accountId : null;
  }

  /** Counts a use of a link's token; throws `TooManyRequestsError` when there were too many. */
  countUse(token: string): Promise<void> {
    return this.limiter.consume(POLICIES.recoveryLinks, digestOf(token));
  }

  /** Inside a transaction: of several calls with the right code or token only one returns true. */
  async redeemToken(accountId: string, token: string): Promise<boolean> {
    await this.accounts.lock(accountId);
    const issued = await this.codes.findByToken(digestOf(token));
    return issued !== null && issued.accountId === accountId && this.redeem(issued);
  }

  private async redeem(issued: ResetCode): Promise<boolean> {
    if (issued.isExpired(this.clock.now())) return false;
    await this.codes.removeAll(issued.accountId);
    return true;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { TooManyRequestsError } from '../../common/domain-error.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { ResetCode } from '../domain/reset-code.js';
import { ResetCodes } from './reset-codes.port.js';
import { ResetSecrets } from './reset-secrets.js';

/** A code and a token in plain text, for one mail. */
export interface IssuedReset {
  readonly code: string;
  readonly token: string;
}

/** Issues and redeems the codes and link tokens for lost passwords. */
@Injectable()
export class ResetCodeService {
  constructor(
    private readonly codes: ResetCodes,
    private readonly secrets: ResetSecrets,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Invalidates older ones. Only digests are stored. */
  async issue(accountId: string): Promise<IssuedReset> {
    const [code, token] = [this.secrets.code(), this.secrets.token()];
    const digest = this.secrets.digestOfCode(accountId, code);
    const tokenDigest = this.secrets.digestOfToken(token);
    await this.codes.put(ResetCode.issue({ accountId, digest, tokenDigest }, this.clock.now()));
    return { code, token };
  }

  /**
   * Counts a guess before its outcome is known; false when there were too many, and the code must not be compared.
   * `email` is counted whether or not it has an account.
   */
  async countGuess(email: string, accountId: string, network: string): Promise<boolean> {
    const issued = await this.codes.find(accountId);
    try {
      await this.limiter.consume(POLICIES.wrongCodesFromNetwork, `${issued?.digest ?? ''} ${email}`, network);
      await this.limiter.consume(POLICIES.wrongCodesOfAccount, email);
      return true;
    } catch (error) {
      if (error instanceof TooManyRequestsError) return false;
      throw error;
    }
  }

  /** Inside a transaction: of several calls with the right code only one returns true. */
  async redeemCode(accountId: string, code: string): Promise<boolean> {
    const issued = await this.codes.lock(accountId);
    return this.redeem(issued, issued?.digest, this.secrets.digestOfCode(accountId, code));
  }

  /** The account of a link's token; null when the token is wrong, used, replaced or expired. */
  async accountOfToken(token: string): Promise<string | null> {
    const issued = await this.codes.findByToken(this.secrets.digestOfToken(token));
    return issued && !issued.isExpired(this.clock.now()) ? issued.accountId : null;
  }

  /** Inside a transaction: of several calls with the right token only one returns true. */
  async redeemToken(accountId: string, token: string): Promise<boolean> {
    const issued = await this.codes.lock(accountId);
    return this.redeem(issued, issued?.tokenDigest, this.secrets.digestOfToken(token));
  }

  private async redeem(issued: ResetCode | null, expected: string | undefined, digest: string): Promise<boolean> {
    if (!issued || !expected || issued.isExpired(this.clock.now())) return false;
    if (!this.secrets.same(expected, digest)) return false;
    await this.codes.remove(issued.accountId);
    return true;
  }
}

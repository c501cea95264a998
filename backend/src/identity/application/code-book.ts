import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { ResetCode } from '../domain/reset-code.js';
import { CodeDigest } from './code-digest.js';
import { ResetCodes } from './reset-codes.port.js';

/** Issues codes for lost passwords and takes them back. */
@Injectable()
export class CodeBook {
  constructor(
    private readonly codes: ResetCodes,
    private readonly digest: CodeDigest,
    private readonly clock: Clock,
  ) {}

  /** The code in plain, which is nowhere else from now on; an older one is worth nothing. */
  async issue(accountId: string): Promise<string> {
    const code = this.digest.make();
    await this.codes.put(ResetCode.issue(accountId, this.digest.of(accountId, code), this.clock.now()));
    return code;
  }

  withdraw(accountId: string): Promise<void> {
    return this.codes.remove(accountId);
  }

  /** Inside a transaction, behind the lock of the code: of several attempts at once each is counted, and only one can succeed. */
  async redeem(accountId: string, code: string): Promise<boolean> {
    const issued = await this.codes.lock(accountId);
    if (!issued?.attempt(this.clock.now())) return false;
    const fits = this.digest.same(issued.digest, accountId, code);
    await (fits ? this.codes.remove(accountId) : this.codes.saveAttempts(issued));
    return fits;
  }
}

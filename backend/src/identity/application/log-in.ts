import { Injectable } from '@nestjs/common';
import { networkOf } from '../../common/throttling/network.js';
import type { Account } from '../domain/account.js';
import {
  ACCOUNT_FROM_ADDRESS,
  ACCOUNT_FROM_ANYWHERE,
  ANY_ACCOUNT_FROM_ADDRESS,
  type SlowDown,
} from '../../common/throttling/slow-down.js';
import { Accounts } from './accounts.port.js';
import { Attempts } from './attempts.port.js';
import { PasswordHasher } from './password-hasher.port.js';

/** Finds the account of an email and password (decisions, 17). */
@Injectable()
export class LogIn {
  constructor(
    private readonly attempts: Attempts,
    private readonly accounts: Accounts,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Null for an unknown address and a wrong password alike: same statements, same work, same time. */
  async check(email: string, password: string, address: string): Promise<Account | null> {
    const network = networkOf(address);
    const fromHere = `${email} ${network}`;
    await this.beginAll([
      [ANY_ACCOUNT_FROM_ADDRESS, network],
      [ACCOUNT_FROM_ADDRESS, fromHere],
      [ACCOUNT_FROM_ANYWHERE, email],
    ]);
    const account = await this.accounts.findByEmail(email);
    const fits = await this.hasher.verify(account?.passwordHash, password);
    if (!account || !fits || account.disabledAt) return null;
    await this.attempts.forget(ACCOUNT_FROM_ADDRESS, fromHere);
    await this.attempts.forget(ACCOUNT_FROM_ANYWHERE, email);
    // Not forgotten: an attacker with an account of their own would end the count with a login after each guess.
    await this.attempts.takeBack(ANY_ACCOUNT_FROM_ADDRESS, network);
    return account;
  }

  /**
   * Counts the attempt under every rule, or under none when one refuses it: the password was not compared, and the failures of
   * other people must not lengthen the pauses of the account's owner.
   */
  private async beginAll(rules: readonly (readonly [rule: SlowDown, who: string])[]): Promise<void> {
    const begun: (typeof rules)[number][] = [];
    try {
      for (const [rule, who] of rules) {
        await this.attempts.begin(rule, who);
        begun.push([rule, who]);
      }
    } catch (error) {
      for (const [rule, who] of begun) await this.attempts.takeBack(rule, who);
      throw error;
    }
  }
}

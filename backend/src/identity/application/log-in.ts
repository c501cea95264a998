import { Injectable, Logger } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { networkOf } from '../../common/throttling/network.js';
import {
  ACCOUNT_FROM_NETWORK,
  ACCOUNT_FROM_ANYWHERE,
  ACCOUNT_FROM_DEVICE,
  ANY_ACCOUNT_FROM_NETWORK,
  forNetworks,
  type SlowDown,
} from '../../common/throttling/slow-down.js';
import type { Account } from '../domain/account.js';
import { Accounts } from './accounts.port.js';
import { Attempts } from './attempts.port.js';
import { KnownDevices } from './known-devices.js';
import { PasswordHasher } from './password-hasher.port.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  /** Tokens of earlier logins in the cookie of the browser; see `KnownDevices`. */
  readonly deviceTokens: readonly string[];
}

/** Finds the account of an email and password. */
@Injectable()
export class LogIn {
  private readonly log = new Logger('identity');

  constructor(
    private readonly attempts: Attempts,
    private readonly accounts: Accounts,
    private readonly hasher: PasswordHasher,
    private readonly devices: KnownDevices,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Returns null for an unknown email and for a wrong password, after the same work, so that the time reveals nothing. On a
   * device that logged in to this account before, only failures on that device count, so strangers cannot pause it.
   */
  async check({ email, password, ip, deviceTokens }: Credentials): Promise<Account | null> {
    const found = await this.accounts.findByEmail(email);
    const device = this.devices.find(found, deviceTokens);
    const account =
      device === undefined
        ? await this.checkFromNetwork(found, email, password, ip)
        : await this.checkFromDevice(found, password, device);
    if (!account && found?.role === 'staff') this.recordRefusal(email);
    return account;
  }

  /** Not awaited: the time of the answer must not reveal which emails are of staff. */
  private recordRefusal(typedEmail: string): void {
    const refusal = { kind: 'login_refused', actor: { typedEmail }, action: 'no pudo entrar al panel' } as const;
    this.audit.record(refusal).catch((error: unknown) => this.log.error({ err: error }, 'a refusal was not recorded'));
  }

  private async checkFromDevice(found: Account | null, password: string, device: string): Promise<Account | null> {
    await this.attempts.begin(ACCOUNT_FROM_DEVICE, device);
    const account = await this.verified(found, password);
    if (account) await this.attempts.forget(ACCOUNT_FROM_DEVICE, device);
    return account;
  }

  private async checkFromNetwork(
    found: Account | null,
    email: string,
    password: string,
    ip: string,
  ): Promise<Account | null> {
    const fromHere = `${email} ${networkOf(ip)}`;
    const fromNetworks = forNetworks(ANY_ACCOUNT_FROM_NETWORK, ip);
    await this.beginAll([...fromNetworks, [ACCOUNT_FROM_NETWORK, fromHere], [ACCOUNT_FROM_ANYWHERE, email]]);
    const account = await this.verified(found, password);
    if (!account) return null;
    await this.attempts.forget(ACCOUNT_FROM_NETWORK, fromHere);
    await this.attempts.forget(ACCOUNT_FROM_ANYWHERE, email);
    // Earlier failures stay counted: an attacker could reset them by a login to their own account after each guess.
    for (const [rule, network] of fromNetworks) await this.attempts.takeBack(rule, network);
    return account;
  }

  private async verified(account: Account | null, password: string): Promise<Account | null> {
    const fits = await this.hasher.verify(account?.passwordHash, password);
    return fits && account && !account.disabledAt ? account : null;
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

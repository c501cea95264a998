import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DAY_MS } from '../../common/time.js';
import { type Account, type SignedInUser, signedInUser } from '../domain/account.js';
import { Accounts } from './accounts.port.js';

/** Data of a session. */
export interface SessionPayload {
  readonly id: string;
  readonly credentialsVersion: number;
  /** ISO time of the login. */
  readonly since: string;
}

/** Days after which a session ends, also when it is in use. */
const MAX_DAYS = 90;

/** Finds the signed-in user of a session; null when the session is no longer valid. */
@Injectable()
export class SessionAuthenticator {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  payloadOf({ id, credentialsVersion }: Account): SessionPayload {
    return { id, credentialsVersion, since: this.clock.now().toISOString() };
  }

  /** Compares with the account at each use: a login that raced with a new password gets an invalid session. */
  async find({ id, credentialsVersion, since }: SessionPayload): Promise<SignedInUser | null> {
    if (this.clock.now().getTime() - Date.parse(since) > MAX_DAYS * DAY_MS) return null;
    const account = await this.accounts.find(id);
    if (!account || account.disabledAt || account.credentialsVersion !== credentialsVersion) return null;
    return signedInUser(account, new Date(since));
  }
}

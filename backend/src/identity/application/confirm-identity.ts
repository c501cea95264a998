import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { Clock } from '../../common/clock.port.js';
import type { SignedInUser } from '../domain/account.js';
import { identityConfirmedUntil } from '../domain/staff-session.js';
import { badPasskey, Passkeys } from './passkeys.js';
import { PasswordProof } from './password-proof.js';
import { Sessions } from './sessions.port.js';

/** Confirms the identity of a logged-in staff member again and records the time in the session; people, refunds and exports require it. */
@Injectable()
export class ConfirmIdentity {
  constructor(
    private readonly proof: PasswordProof,
    private readonly passkeys: Passkeys,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the time until which it counts.
   *
   * @throws DomainError `account.wrong_password`
   */
  async byPassword(user: SignedInUser, password: string): Promise<Date> {
    await this.proof.of(user.id, password);
    return this.record(user);
  }

  /**
   * Returns the time until which it counts.
   *
   * @throws DomainError `auth.bad_passkey`, also for a passkey of another person
   */
  async byPasskey(user: SignedInUser, boundTo: string, response: AuthenticationResponseJSON): Promise<Date> {
    const { id } = await this.passkeys.authenticate(boundTo, response);
    if (id !== user.id) throw badPasskey();
    return this.record(user);
  }

  private async record({ staffSession }: SignedInUser): Promise<Date> {
    const now = this.clock.now();
    if (staffSession) await this.sessions.confirmIdentity(staffSession.id, now);
    return identityConfirmedUntil(now);
  }
}

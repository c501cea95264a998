import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { Clock } from '../../common/clock.port.js';
import type { SignedInUser } from '../domain/account.js';
import { confirmedUntil } from '../domain/staff-session.js';
import { badPasskey, Passkeys } from './passkeys.js';
import { PasswordProof } from './password-proof.js';
import { Sessions } from './sessions.port.js';

/** The second look at a staff member before people, refunds and exports: notes in their session that they proved their identity again. */
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
    return this.confirmed(user);
  }

  /**
   * Returns the time until which it counts.
   *
   * @throws DomainError `auth.bad_passkey`, also for a passkey of another person
   */
  async byPasskey(user: SignedInUser, boundTo: string, response: AuthenticationResponseJSON): Promise<Date> {
    const { id } = await this.passkeys.authenticate(boundTo, response);
    if (id !== user.id) throw badPasskey();
    return this.confirmed(user);
  }

  private async confirmed({ staffSession }: SignedInUser): Promise<Date> {
    const now = this.clock.now();
    if (staffSession) await this.sessions.confirmed(staffSession.id, now);
    return confirmedUntil(now);
  }
}

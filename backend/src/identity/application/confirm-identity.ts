import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import type { SignedInUser } from '../domain/account.js';
import { confirmedUntil } from '../domain/staff-session.js';
import { PasswordProof } from './password-proof.js';
import { Sessions } from './sessions.port.js';

/** The second look at a staff member before people, refunds and exports: notes in their session that they proved their identity again. */
@Injectable()
export class ConfirmIdentity {
  constructor(
    private readonly proof: PasswordProof,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the time until which it counts.
   *
   * @throws DomainError `account.wrong_password`
   */
  async byPassword({ id, staffSession }: SignedInUser, password: string): Promise<Date> {
    await this.proof.of(id, password);
    const now = this.clock.now();
    if (staffSession) await this.sessions.confirmed(staffSession.id, now);
    return confirmedUntil(now);
  }
}

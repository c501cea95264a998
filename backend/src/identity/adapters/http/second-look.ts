import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.port.js';
import { DomainError } from '../../../common/domain-error.js';
import { PASSWORD_AGAIN } from '../../../common/http/access.js';
import type { SignedInUser } from '../../domain/account.js';
import { confirmedUntil } from '../../domain/staff-session.js';

/** The second look before people, refunds and exports: proof that the person at the device is the owner of the session. */
@Injectable()
export class SecondLook {
  constructor(private readonly clock: Clock) {}

  /** Throws `auth.password_again` unless the person confirmed their identity in the last 10 minutes. */
  assertConfirmed({ staffSession }: SignedInUser): void {
    this.assertRecent(staffSession?.confirmedAt ?? null);
  }

  /** As `assertConfirmed`, but a login in the last 10 minutes counts too. */
  assertConfirmedOrLoggedIn({ staffSession, signedInAt }: SignedInUser): void {
    const confirmedAt = staffSession?.confirmedAt;
    this.assertRecent(confirmedAt && confirmedAt > signedInAt ? confirmedAt : signedInAt);
  }

  private assertRecent(provedAt: Date | null): void {
    if (provedAt && this.clock.now() < confirmedUntil(provedAt)) return;
    const [, code, message] = PASSWORD_AGAIN;
    throw new DomainError('forbidden', code, message);
  }
}

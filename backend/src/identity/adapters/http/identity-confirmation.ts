import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.port.js';
import { DomainError } from '../../../common/domain-error.js';
import { IDENTITY_NOT_CONFIRMED } from '../../../common/http/access.js';
import type { SignedInUser } from '../../domain/account.js';
import { identityConfirmedUntil } from '../../domain/staff-session.js';

/** Checks that the person at the device confirmed their identity recently; required for people, refunds and exports. */
@Injectable()
export class IdentityConfirmation {
  constructor(private readonly clock: Clock) {}

  /** Throws `auth.password_again` unless the person confirmed their identity in the last 10 minutes. */
  assertConfirmed({ staffSession }: SignedInUser): void {
    this.assertRecent(staffSession?.identityConfirmedAt ?? null);
  }

  /** As `assertConfirmed`, but a login in the last 10 minutes counts too; for sheets that name no more than the pages do. */
  assertConfirmedOrLoggedIn({ staffSession, signedInAt }: SignedInUser): void {
    const confirmedAt = staffSession?.identityConfirmedAt;
    this.assertRecent(confirmedAt && confirmedAt > signedInAt ? confirmedAt : signedInAt);
  }

  private assertRecent(provenAt: Date | null): void {
    if (provenAt && this.clock.now() < identityConfirmedUntil(provenAt)) return;
    const [, code, message] = IDENTITY_NOT_CONFIRMED;
    throw new DomainError('forbidden', code, message);
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { digestOf, newToken } from '../../common/random-token.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { StaffInvitation } from '../domain/staff-invitation.js';
import { StaffInvitations } from './staff-invitations.port.js';

/** Creates, finds and ends invitations to the staff, within the limits of their use. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly invitations: StaffInvitations,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyRequestsError */
  async count(ownerId: string): Promise<void> {
    await this.limiter.consume(POLICIES.staffInvitations, ownerId);
  }

  /** Replaces an earlier one of the same email. */
  async create(fields: Pick<StaffInvitation, 'email' | 'staffRole' | 'inviterId'>): Promise<StaffInvitation> {
    const invitation = StaffInvitation.issue({ id: randomUUID(), ...fields }, this.clock.now());
    await this.invitations.save(invitation);
    return invitation;
  }

  /** Those that can still be accepted, the newest first. */
  async open(): Promise<StaffInvitation[]> {
    const now = this.clock.now();
    return (await this.invitations.all()).filter((invitation) => !invitation.isExpired(now));
  }

  /** A new token, which ends the earlier one; null when the invitation was removed or is too old. */
  async issueToken(id: string): Promise<{ readonly invitation: StaffInvitation; readonly token: string } | null> {
    const invitation = await this.invitations.find(id);
    if (!invitation || invitation.isExpired(this.clock.now())) return null;
    const token = newToken();
    await this.invitations.setToken(id, digestOf(token));
    return { invitation, token };
  }

  /** @throws DomainError `staff.bad_invitation` for a token that is unknown, used or expired; TooManyRequestsError */
  async find(token: string, ip: string): Promise<StaffInvitation> {
    await this.limiter.consume(POLICIES.staffInvitationLinks, ip);
    const invitation = await this.invitations.findByToken(digestOf(token));
    if (!invitation || invitation.isExpired(this.clock.now())) throw badInvitation();
    return invitation;
  }

  /** Returns the time at which it was used. @throws DomainError `staff.bad_invitation`, also for the second of two calls in the same instant */
  async redeem({ id }: StaffInvitation): Promise<Date> {
    if (!(await this.invitations.remove(id))) throw badInvitation();
    return this.clock.now();
  }

  /** The invitation that was ended; null when there was none. */
  async cancel(id: string): Promise<StaffInvitation | null> {
    const invitation = await this.invitations.find(id);
    return invitation && (await this.invitations.remove(id)) ? invitation : null;
  }
}

export function badInvitation(): DomainError {
  return new DomainError('not_found', 'staff.bad_invitation', 'Esta invitación ya no sirve. Pide que te envíen otra.');
}

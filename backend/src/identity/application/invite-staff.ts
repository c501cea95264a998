import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { digestOf, newToken } from '../../common/random-token.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import { Transaction } from '../../common/transaction.port.js';
import { Env } from '../../config/env.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { MailSender, staffInvitationMail } from '../../mail/index.js';
import type { SignedInUser, StaffRole } from '../domain/account.js';
import { STAFF_ROLE_WORDS, StaffInvitation } from '../domain/staff-invitation.js';
import { Accounts } from './accounts.port.js';
import { StaffInvitations } from './staff-invitations.port.js';

export const mailStaffInvitation = new Job<{ invitationId: string }>('identity.staff-invitation');

/** Invites people to the staff by mail. */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly accounts: Accounts,
    private readonly invitations: StaffInvitations,
    private readonly limiter: RateLimiter,
    private readonly transaction: Transaction,
    private readonly jobs: JobQueue,
    private readonly mail: MailSender,
    private readonly audit: AuditLog,
    private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /**
   * An invitation that is repeated replaces the earlier one. A person who left may be invited again.
   *
   * @throws DomainError `staff.already`, `staff.shopper_account`; TooManyRequestsError
   */
  async invite(owner: SignedInUser, email: string, staffRole: StaffRole): Promise<StaffInvitation> {
    await this.limiter.consume(POLICIES.staffInvitations, owner.id);
    const account = await this.accounts.findByEmail(email);
    if (account?.role === 'shopper') throw isShopper();
    if (account && !account.disabledAt) throw isStaff();
    const fields = { id: randomUUID(), email, staffRole, inviterId: owner.id };
    const invitation = StaffInvitation.issue(fields, this.clock.now());
    await this.transaction.run(async () => {
      await this.invitations.save(invitation);
      await this.jobs.enqueue(mailStaffInvitation, { invitationId: invitation.id }, { jobKey: `invite:${email}` });
      await this.audit.record({
        ...{ kind: 'staff', actor: owner, subject: { type: 'invitation', id: invitation.id } },
        action: `invitó a ${email} al equipo con el rol ${STAFF_ROLE_WORDS[staffRole]}`,
      });
    });
    return invitation;
  }

  /** Those that can still be accepted, the newest first. */
  async open(): Promise<StaffInvitation[]> {
    const now = this.clock.now();
    return (await this.invitations.all()).filter((invitation) => !invitation.isExpired(now));
  }

  /** False when there is no such invitation. */
  cancel(owner: SignedInUser, id: string): Promise<boolean> {
    return this.transaction.run(async () => {
      const invitation = await this.invitations.find(id);
      if (!invitation || !(await this.invitations.remove(id))) return false;
      await this.audit.record({
        ...{ kind: 'staff', actor: owner, subject: { type: 'invitation', id } },
        action: `anuló la invitación de ${invitation.email}`,
      });
      return true;
    });
  }

  /** Creates the token and mails it in one step, so that neither the queue nor a log contains it. */
  async send(invitationId: string): Promise<void> {
    const invitation = await this.invitations.find(invitationId);
    const inviter = invitation && (await this.accounts.find(invitation.inviterId));
    if (!inviter || invitation.isExpired(this.clock.now())) return;
    const token = newToken();
    await this.invitations.setToken(invitationId, digestOf(token));
    const { email, staffRole } = invitation;
    // In the fragment, which browsers never send: no log and no Referer header can hold it.
    const url = `${this.env.publicUrl}/panel/invitacion#token=${token}`;
    const role = STAFF_ROLE_WORDS[staffRole];
    await this.mail.send(staffInvitationMail({ id: randomUUID(), email, inviter: inviter.name, role, url }));
  }
}

export function isShopper(): DomainError {
  const message = 'Este correo ya tiene una cuenta de compras. Usa otro para el equipo, o pide que borren esa cuenta.';
  return new DomainError('conflict', 'staff.shopper_account', message, { email: message });
}

function isStaff(): DomainError {
  const message = 'Esta persona ya está en el equipo.';
  return new DomainError('conflict', 'staff.already', message, { email: message });
}

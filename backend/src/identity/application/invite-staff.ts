import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/index.js';
import { DomainError } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { Env } from '../../config/env.js';
import { Job, JobQueue } from '../../jobs/index.js';
import { MailSender, staffInvitationMail } from '../../mail/index.js';
import type { SignedInUser, StaffRole } from '../domain/account.js';
import { STAFF_ROLE_WORDS, type StaffInvitation } from '../domain/staff-invitation.js';
import { Accounts } from './accounts.port.js';
import { InvitationService } from './invitation-service.js';

export const mailStaffInvitationJob = new Job<{ invitationId: string }>('identity.staff-invitation');

/** Invites people to the staff by mail. */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly accounts: Accounts,
    private readonly invitations: InvitationService,
    private readonly transaction: Transaction,
    private readonly jobs: JobQueue,
    private readonly audit: AuditLog,
  ) {}

  /**
   * An invitation that is repeated replaces the earlier one. A person who left may be invited again, and one whose email a shopper's account has
   * that never proved it.
   *
   * @throws DomainError `staff.already`, `staff.shopper_account`; TooManyRequestsError
   */
  async invite(owner: SignedInUser, email: string, staffRole: StaffRole): Promise<StaffInvitation> {
    await this.invitations.count(owner.id);
    const account = await this.accounts.findByEmail(email);
    // A stranger may have registered the email, and must not keep the person out; the invitation proves whose it is.
    if (account?.role === 'shopper' && account.emailProvenAt) throw isShopper();
    if (account?.role === 'staff' && !account.disabledAt) throw isStaff();
    return this.transaction.run(async () => {
      const invitation = await this.invitations.create({ email, staffRole, inviterId: owner.id });
      await this.jobs.enqueue(mailStaffInvitationJob, { invitationId: invitation.id }, { jobKey: `invite:${email}` });
      await this.audit.record({
        kind: 'staff',
        actor: owner,
        subject: { type: 'invitation', id: invitation.id },
        action: `invitó a ${email} al equipo con el rol ${STAFF_ROLE_WORDS[staffRole]}`,
      });
      return invitation;
    });
  }

  /** False when there is no such invitation. */
  cancel(owner: SignedInUser, id: string): Promise<boolean> {
    return this.transaction.run(async () => {
      const invitation = await this.invitations.cancel(id);
      if (!invitation) return false;
      await this.audit.record({
        kind: 'staff',
        actor: owner,
        subject: { type: 'invitation', id },
        action: `anuló la invitación de ${invitation.email}`,
      });
      return true;
    });
  }
}

/** Creates the token of an invitation and mails it in one step, so that neither the queue nor a log contains it. */
@Injectable()
export class MailInvitation {
  constructor(
    private readonly accounts: Accounts,
    private readonly invitations: InvitationService,
    private readonly mail: MailSender,
    private readonly env: Env,
  ) {}

  async send(invitationId: string): Promise<void> {
    const issued = await this.invitations.issueToken(invitationId);
    const inviter = issued && (await this.accounts.find(issued.invitation.inviterId));
    if (!inviter) return;
    const { email, staffRole } = issued.invitation;
    // In the fragment, which browsers never send: no log and no Referer header can hold it.
    const url = `${this.env.publicUrl}/panel/invitacion#token=${issued.token}`;
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

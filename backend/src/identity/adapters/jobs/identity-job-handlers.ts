import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import {
  AccountMails,
  mailAccountDeletedJob,
  mailPasswordChangedJob,
  mailWelcomeJob,
} from '../../application/account-mails.js';
import { MailInvitation, mailStaffInvitationJob } from '../../application/invite-staff.js';
import { MailResetCode, mailResetCodeJob } from '../../application/mail-reset-code.js';
import { mailOwnerChangeJob, OwnerAlerts } from '../../application/owner-alerts.js';
import { mailStaffAlertJob, StaffAlerts } from '../../application/staff-alerts.js';

/** Binds each job to its use case. */
@Injectable()
export class IdentityJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly mails: AccountMails,
    private readonly resetCodes: MailResetCode,
    private readonly invitations: MailInvitation,
    private readonly alerts: StaffAlerts,
    private readonly owners: OwnerAlerts,
  ) {}

  onModuleInit(): void {
    this.handlers.on(mailWelcomeJob, ({ accountId }) => this.mails.sendWelcome(accountId));
    this.handlers.on(mailPasswordChangedJob, ({ accountId, version }) =>
      this.mails.sendPasswordChanged(accountId, version),
    );
    this.handlers.on(mailAccountDeletedJob, (person) => this.mails.sendAccountDeleted(person));
    this.handlers.on(mailStaffInvitationJob, ({ invitationId }) => this.invitations.send(invitationId));
    this.handlers.on(mailStaffAlertJob, (alert) => this.alerts.send(alert));
    this.handlers.on(mailOwnerChangeJob, (change) => this.owners.send(change));
    this.handlers.on(mailResetCodeJob, ({ accountId }) => this.resetCodes.send(accountId));
  }
}

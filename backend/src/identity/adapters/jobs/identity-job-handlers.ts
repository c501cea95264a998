import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../jobs/index.js';
import { AccountMails, mailAccountDeleted, mailPasswordChanged, mailWelcome } from '../../application/account-mails.js';
import { MailInvitation, mailStaffInvitation } from '../../application/invite-staff.js';
import { MailResetCode, mailResetCode } from '../../application/mail-reset-code.js';
import { mailStaffAlert, StaffAlerts } from '../../application/staff-alerts.js';

/** Binds each job to its use case. */
@Injectable()
export class IdentityJobHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly mails: AccountMails,
    private readonly resetCodes: MailResetCode,
    private readonly invitations: MailInvitation,
    private readonly alerts: StaffAlerts,
  ) {}

  onModuleInit(): void {
    this.handlers.on(mailWelcome, ({ accountId }) => this.mails.sendWelcome(accountId));
    this.handlers.on(mailPasswordChanged, ({ accountId, version }) =>
      this.mails.sendPasswordChanged(accountId, version),
    );
    this.handlers.on(mailAccountDeleted, (person) => this.mails.sendAccountDeleted(person));
    this.handlers.on(mailStaffInvitation, ({ invitationId }) => this.invitations.send(invitationId));
    this.handlers.on(mailStaffAlert, (alert) => this.alerts.send(alert));
    this.handlers.on(mailResetCode, ({ accountId }) => this.resetCodes.send(accountId));
  }
}

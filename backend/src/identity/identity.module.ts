import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import session from 'express-session';
import { DataSource } from 'typeorm';
import { AccessGuard } from './adapters/http/access.guard.js';
import { AccountController } from './adapters/http/account.controller.js';
import { DeviceCookie } from './adapters/http/device-cookie.js';
import { LocalStrategy } from './adapters/http/local.strategy.js';
import { MySecondFactorController } from './adapters/http/my-second-factor.controller.js';
import { PasskeyCookie } from './adapters/http/passkey-cookie.js';
import { PasswordController } from './adapters/http/password.controller.js';
import { SecondFactorController } from './adapters/http/second-factor.controller.js';
import { IdentityConfirmation } from './adapters/http/identity-confirmation.js';
import { SessionController } from './adapters/http/session.controller.js';
import { SessionSerializer } from './adapters/http/session.serializer.js';
import { StaffController } from './adapters/http/staff.controller.js';
import { StaffInvitationController } from './adapters/http/staff-invitation.controller.js';
import { StaffSessionsController } from './adapters/http/staff-sessions.controller.js';
import { WebSessions } from './adapters/http/web-sessions.js';
import { IdentityJobHandlers } from './adapters/jobs/identity-job-handlers.js';
import { UnusedAccountsJob } from './adapters/jobs/unused-accounts-job.js';
import { PgSessionStore } from './adapters/postgres/pg-session-store.js';
import { TypeOrmAttempts } from './adapters/typeorm/typeorm-attempts.js';
import { TypeOrmResetCodes } from './adapters/typeorm/typeorm-reset-codes.js';
import { AcceptInvitation } from './application/accept-invitation.js';
import { AccountMails } from './application/account-mails.js';
import { Attempts } from './application/attempts.port.js';
import { ChangePassword } from './application/change-password.js';
import { ClaimAccount } from './application/claim-account.js';
import { ConfirmEmail } from './application/confirm-email.js';
import { ConfirmIdentity } from './application/confirm-identity.js';
import { DeleteAccount } from './application/delete-account.js';
import { KnownDevices } from './application/known-devices.js';
import { LogIn } from './application/log-in.js';
import { LogInWithPasskey } from './application/log-in-with-passkey.js';
import { MailResetCode } from './application/mail-reset-code.js';
import { MyAccount } from './application/my-account.js';
import { FactorAudit, MySecondFactorService } from './application/my-second-factor.js';
import { NewPassword } from './application/new-password.js';
import { Passkeys } from './application/passkeys.js';
import { PasswordProof } from './application/password-proof.js';
import { ProveSecondFactor } from './application/prove-second-factor.js';
import { Register } from './application/register.js';
import { RequestPasswordReset } from './application/request-password-reset.js';
import { ResetCodeService } from './application/reset-code-service.js';
import { ResetCodes } from './application/reset-codes.port.js';
import { ResetPassword } from './application/reset-password.js';
import { ResetSecrets } from './application/reset-secrets.js';
import { InvitationService } from './application/invitation-service.js';
import { InviteStaff, MailInvitation } from './application/invite-staff.js';
import { OwnerAlerts } from './application/owner-alerts.js';
import { StaffAlerts } from './application/staff-alerts.js';
import { StaffAtStart } from './application/staff-at-start.js';
import { StaffCodes } from './application/staff-codes.js';
import { StaffPeople } from './application/staff-people.js';
import { StaffSessions } from './application/staff-sessions.js';
import { UnusedAccounts } from './application/unused-accounts.js';
import { SessionAuthenticator } from './application/session-authenticator.js';
import { StaffModule } from './staff.module.js';

/** Authentication: accounts, sessions, password recovery, and the global access guard. */
@Module({
  imports: [StaffModule, PassportModule.register({ session: true })],
  controllers: [
    SessionController,
    PasswordController,
    AccountController,
    StaffInvitationController,
    StaffController,
    StaffSessionsController,
    SecondFactorController,
    MySecondFactorController,
  ],
  providers: [
    Register,
    LogIn,
    ConfirmIdentity,
    StaffCodes,
    Passkeys,
    LogInWithPasskey,
    ProveSecondFactor,
    MySecondFactorService,
    FactorAudit,
    StaffAlerts,
    StaffAtStart,
    UnusedAccounts,
    UnusedAccountsJob,
    OwnerAlerts,
    PasskeyCookie,
    KnownDevices,
    DeviceCookie,
    SessionAuthenticator,
    MyAccount,
    NewPassword,
    RequestPasswordReset,
    ResetCodeService,
    ClaimAccount,
    ConfirmEmail,
    MailResetCode,
    ResetPassword,
    PasswordProof,
    ChangePassword,
    DeleteAccount,
    IdentityJobHandlers,
    AccountMails,
    InvitationService,
    InviteStaff,
    MailInvitation,
    AcceptInvitation,
    StaffPeople,
    StaffSessions,
    ResetSecrets,
    LocalStrategy,
    SessionSerializer,
    WebSessions,
    IdentityConfirmation,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: Attempts, useClass: TypeOrmAttempts },
    { provide: ResetCodes, useClass: TypeOrmResetCodes },
    {
      provide: session.Store,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new PgSessionStore(dataSource),
    },
  ],
  exports: [IdentityConfirmation],
})
export class IdentityModule {}

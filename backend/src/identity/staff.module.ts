import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Argon2PasswordHasher } from './adapters/argon2/argon2-password-hasher.js';
import { identitySchemas } from './adapters/typeorm/identity.schemas.js';
import { TypeOrmAccounts } from './adapters/typeorm/typeorm-accounts.js';
import { TypeOrmSecondFactors } from './adapters/typeorm/typeorm-second-factors.js';
import { TypeOrmSessions } from './adapters/typeorm/typeorm-sessions.js';
import { TypeOrmStaffInvitations } from './adapters/typeorm/typeorm-staff-invitations.js';
import { Accounts } from './application/accounts.port.js';
import { ManageStaff } from './application/manage-staff.js';
import { PasswordHasher } from './application/password-hasher.port.js';
import { SecondFactors } from './application/second-factors.port.js';
import { Sessions } from './application/sessions.port.js';
import { StaffInvitations } from './application/staff-invitations.port.js';
import { StaffRights } from './application/staff-rights.js';

/** The part of identity that needs neither HTTP nor jobs: the command that manages staff runs on it alone. */
@Module({
  imports: [TypeOrmModule.forFeature(identitySchemas)],
  providers: [
    ManageStaff,
    StaffRights,
    { provide: SecondFactors, useClass: TypeOrmSecondFactors },
    { provide: StaffInvitations, useClass: TypeOrmStaffInvitations },
    { provide: Accounts, useClass: TypeOrmAccounts },
    { provide: Sessions, useClass: TypeOrmSessions },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  ],
  exports: [ManageStaff, StaffRights, SecondFactors, StaffInvitations, Accounts, Sessions, PasswordHasher],
})
export class StaffModule {}

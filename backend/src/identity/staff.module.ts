import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Argon2PasswordHasher } from './adapters/argon2/argon2-password-hasher.js';
import { identitySchemas } from './adapters/typeorm/identity.schemas.js';
import { TypeOrmAccounts } from './adapters/typeorm/typeorm-accounts.js';
import { TypeOrmSessions } from './adapters/typeorm/typeorm-sessions.js';
import { Accounts } from './application/accounts.port.js';
import { ManageStaff } from './application/manage-staff.js';
import { PasswordHasher } from './application/password-hasher.port.js';
import { Sessions } from './application/sessions.port.js';

/** The part of identity that needs neither HTTP nor jobs: the command that manages staff runs on it alone. */
@Module({
  imports: [TypeOrmModule.forFeature(identitySchemas)],
  providers: [
    ManageStaff,
    { provide: Accounts, useClass: TypeOrmAccounts },
    { provide: Sessions, useClass: TypeOrmSessions },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  ],
  exports: [ManageStaff, Accounts, Sessions, PasswordHasher],
})
export class StaffModule {}

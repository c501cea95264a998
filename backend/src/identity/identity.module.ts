import { Module } from '@nestjs/common';
import { AccountController } from './adapters/http/account.controller.js';
import { PasswordController } from './adapters/http/password.controller.js';
import { SessionController } from './adapters/http/session.controller.js';

/** Who a caller is: accounts, sessions, lost passwords. */
@Module({ controllers: [SessionController, PasswordController, AccountController] })
export class IdentityModule {}

import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { DomainError } from '../../../common/domain-error.js';
import { LogIn } from '../../application/log-in.js';
import type { Account } from '../../domain/account.js';
import { DeviceCookie } from './device-cookie.js';

/** Checks email and password, under the name `local`. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly logIn: LogIn,
    private readonly devices: DeviceCookie,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  /** @throws DomainError `auth.bad_credentials` */
  async validate(req: Request, email: string, password: string): Promise<Account> {
    const account = await this.logIn.check({
      email,
      password,
      ip: req.ip ?? '',
      deviceTokens: this.devices.tokens(req),
    });
    if (!account) throw new DomainError('unauthenticated', 'auth.bad_credentials', 'Credenciales incorrectas');
    return account;
  }
}

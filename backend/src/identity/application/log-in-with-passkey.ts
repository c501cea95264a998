import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { AuditLog } from '../../audit/index.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { RateLimiter } from '../../common/throttling/rate-limiter.port.js';
import type { Account } from '../domain/account.js';
import { Passkeys } from './passkeys.js';

/** Login of staff with a passkey, which proves the device and its lock: no password and no code. */
@Injectable()
export class LogInWithPasskey {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditLog,
  ) {}

  /** @throws TooManyRequestsError */
  async options(boundTo: string, ip: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    await this.limiter.consume(POLICIES.passkeyChallenges, ip);
    return this.passkeys.authenticationOptions(boundTo);
  }

  /** @throws DomainError `auth.bad_passkey` */
  async logIn(boundTo: string, response: AuthenticationResponseJSON): Promise<Account> {
    const account = await this.passkeys.authenticate(boundTo, response);
    const subject = { type: 'staff', id: account.id };
    await this.audit.record({ kind: 'login', actor: account, action: 'entró con una llave de acceso', subject });
    return account;
  }
}

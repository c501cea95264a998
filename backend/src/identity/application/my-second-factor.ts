import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { AuditLog } from '../../audit/index.js';
import { DomainError } from '../../common/domain-error.js';
import { Transaction } from '../../common/transaction.port.js';
import { Env } from '../../config/env.js';
import type { StaffAlertKind } from '../../mail/index.js';
import type { SignedInUser } from '../domain/account.js';
import type { Passkey } from '../domain/second-factor.js';
import { type NewAuthenticatorApp, StaffCodes } from './staff-codes.js';
import { CREDENTIAL_ID, Passkeys } from './passkeys.js';
import { SecondFactors } from './second-factors.port.js';
import { Sessions } from './sessions.port.js';
import { StaffAlerts } from './staff-alerts.js';

/** The second factors of a staff member, as their own page shows them. */
export interface MySecondFactor {
  readonly isRequired: boolean;
  readonly passkeys: readonly Passkey[];
  readonly hasCodeApp: boolean;
  readonly recoveryCodesLeft: number;
}

type FactorChange = keyof typeof ACTS;

const ACTS = {
  passkey_added: 'agregó una llave de acceso',
  passkey_removed: 'quitó una llave de acceso',
  code_app_added: 'agregó una app de códigos',
  code_app_removed: 'quitó la app de códigos',
  recovery_codes_renewed: 'pidió códigos de recuperación nuevos',
} as const;

/** Records changes of second factors in the audit log and mails them to the staff member. */
@Injectable()
export class FactorAudit {
  /** Whether the configuration requires a second factor of all staff. */
  readonly isRequired: boolean;

  constructor(
    private readonly audit: AuditLog,
    private readonly alerts: StaffAlerts,
    { staffSecondFactor }: Env,
  ) {
    this.isRequired = staffSecondFactor === 'required';
  }

  /** `alert`: what the mail says, when it says more than the log. */
  async record(actor: SignedInUser, change: FactorChange, alert: StaffAlertKind = change): Promise<void> {
    const subject = { type: 'staff', id: actor.id };
    await this.audit.record({ kind: 'staff', actor, action: ACTS[change], subject });
    await this.alerts.raise(actor, alert);
  }
}

/**
 * Sets up and removes the second factors of a staff member, one change at a time. The caller has proved the password
 * (`@ConfirmedIdentity()`).
 */
@Injectable()
export class MySecondFactorService {
  constructor(
    private readonly factors: SecondFactors,
    private readonly codes: StaffCodes,
    private readonly passkeys: Passkeys,
    private readonly sessions: Sessions,
    private readonly transaction: Transaction,
    private readonly audit: FactorAudit,
  ) {}

  async show(accountId: string): Promise<MySecondFactor> {
    const app = await this.factors.authenticatorApp(accountId);
    return {
      isRequired: this.audit.isRequired,
      passkeys: await this.factors.passkeysOf(accountId),
      hasCodeApp: app !== null,
      recoveryCodesLeft: await this.factors.countRecoveryCodes(accountId),
    };
  }

  passkeyOptions(me: SignedInUser): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return this.passkeys.registrationOptions(me, enrolmentOf(me));
  }

  /**
   * Returns recovery codes with the first factor.
   *
   * @throws DomainError `auth.bad_passkey`
   */
  addPasskey(me: SignedInUser, response: RegistrationResponseJSON, device: string): Promise<string[] | null> {
    return this.added(me, 'passkey_added', () => this.passkeys.register(me, enrolmentOf(me), response, device));
  }

  beginAuthenticatorApp(me: SignedInUser): NewAuthenticatorApp {
    return this.codes.begin(me);
  }

  /**
   * Returns recovery codes with the first factor.
   *
   * @throws DomainError `auth.bad_code`
   */
  addAuthenticatorApp(me: SignedInUser, secret: string, code: string): Promise<string[] | null> {
    return this.added(me, 'code_app_added', () => this.codes.confirm(me.id, secret, code));
  }

  /** @throws DomainError `auth.factor_not_found`, `auth.last_factor` */
  async removePasskey(me: SignedInUser, id: string): Promise<void> {
    if (!CREDENTIAL_ID.test(id)) throw noFactor();
    await this.removed(me, 'passkey_removed', () => this.factors.removePasskey(id, me.id));
  }

  /** @throws DomainError `auth.factor_not_found`, `auth.last_factor` */
  removeAuthenticatorApp(me: SignedInUser): Promise<void> {
    return this.removed(me, 'code_app_removed', () => this.factors.removeAuthenticatorApp(me.id));
  }

  /** @throws DomainError `auth.factor_not_found` without a factor: the codes stand in for one */
  renewRecoveryCodes(me: SignedInUser): Promise<string[]> {
    return this.transaction.run(async () => {
      await this.factors.lock(me.id);
      if (!(await this.factors.has(me.id))) throw noFactor();
      await this.audit.record(me, 'recovery_codes_renewed');
      return this.codes.newRecoveryCodes(me.id);
    });
  }

  /** Opens this session, and ends the others, which never proved the new factor. */
  private async added(
    me: SignedInUser,
    change: 'passkey_added' | 'code_app_added',
    add: () => Promise<unknown>,
  ): Promise<string[] | null> {
    return this.transaction.run(async () => {
      await this.factors.lock(me.id);
      const isFirst = !(await this.factors.has(me.id));
      await add();
      const sessionId = me.staffSession!.id;
      await this.sessions.setStep(sessionId, 'done');
      if (isFirst) await this.sessions.endOthers(me.id, sessionId);
      await this.audit.record(me, change, isFirst ? `first_${change}` : change);
      return isFirst ? this.codes.newRecoveryCodes(me.id) : null;
    });
  }

  private removed(me: SignedInUser, change: FactorChange, remove: () => Promise<boolean>): Promise<void> {
    return this.transaction.run(async () => {
      await this.factors.lock(me.id);
      if (!(await remove())) throw noFactor();
      await this.audit.record(me, change);
      if (await this.factors.has(me.id)) return;
      if (this.audit.isRequired)
        throw new DomainError('conflict', 'auth.last_factor', 'Agrega otra forma de entrar antes de quitar la última.');
      await this.factors.clear(me.id);
    });
  }
}

function noFactor(): DomainError {
  return new DomainError('not_found', 'auth.factor_not_found', 'Ya no está en tu cuenta.');
}

/** Only the session that asked for the challenge may answer it. */
function enrolmentOf({ staffSession }: SignedInUser): string {
  return `enrol:${staffSession!.id}`;
}

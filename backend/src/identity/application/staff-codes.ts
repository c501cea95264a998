import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { randomCode } from '../../common/random-code.js';
import { digestOf } from '../../common/random-token.js';
import { networkOf } from '../../common/throttling/network.js';
import { SealedText } from '../../common/sealed-text.js';
import {
  RECOVERY_CODE,
  SECOND_FACTOR,
  SECOND_FACTOR_ON_DEVICE,
  type SlowDown,
} from '../../common/throttling/slow-down.js';
import { Env } from '../../config/env.js';
import type { SignedInUser } from '../domain/account.js';
import { CLOCK_TOLERANCE_SECONDS, AuthenticatorApp, RECOVERY_CODES } from '../domain/second-factor.js';
import { Attempts } from './attempts.port.js';
import { SecondFactors } from './second-factors.port.js';

/** The error code of a wrong or used code of the app, or of a recovery code. */
export const BAD_FACTOR_CODE = 'auth.bad_code';

/** The secret that the person enters into an authenticator app. */
export interface NewAuthenticatorApp {
  /** Base32, for typing. */
  readonly secret: string;
  /** An SVG of the QR code. */
  readonly qr: string;
}

/** Where a code is typed. */
export interface CodePlace {
  readonly ip: string;
  /** Token of a device on which the person showed a second factor before. */
  readonly device?: string;
}

/** The codes that a staff member types: of an app (TOTP), and recovery codes for when the phone is lost. */
@Injectable()
export class StaffCodes {
  private readonly secrets: SealedText;

  constructor(
    private readonly factors: SecondFactors,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
    env: Env,
  ) {
    this.secrets = new SealedText(env, 'code-app');
  }

  /** Seals every app's secret with the present key, so that the previous one can be removed. Called at the start. */
  async sealAnew(): Promise<void> {
    for (const { accountId, secret } of await this.factors.authenticatorApps()) {
      const sealed = this.secrets.sealedAnew(secret);
      if (sealed) await this.factors.replaceAppSecret(accountId, secret, sealed);
    }
  }

  /** A secret for an app, which nothing stores before its first right code; an app in use stays until then. */
  begin({ email }: SignedInUser): NewAuthenticatorApp {
    const secret = generateSecret();
    const uri = generateURI({ issuer: 'Sigerist', label: email, secret });
    return { secret, qr: renderSVG(uri, { border: 2 }) };
  }

  /** @throws DomainError `auth.bad_code`; TooManyRequestsError */
  async confirm(accountId: string, secret: string, code: string): Promise<void> {
    await this.limited([SECOND_FACTOR, accountId], async () => {
      const step = this.stepOf(secret, code, 0);
      if (step === undefined) return false;
      const app = { accountId, secret: this.secrets.seal(secret), createdAt: this.clock.now(), lastStep: step };
      await this.factors.saveAuthenticatorApp(Object.assign(new AuthenticatorApp(), app));
      return true;
    });
  }

  /**
   * Uses a code of the app or a recovery code; each works once. Returns which of them it was. Failures on a known device, on other
   * devices, and of recovery codes are counted apart: who only has the password cannot keep the person out.
   *
   * @throws DomainError `auth.bad_code`; TooManyRequestsError
   */
  async prove(accountId: string, code: string, { ip, device }: CodePlace): Promise<'app' | 'recovery'> {
    const typed = code.replace(/[\s-]/g, '').toLowerCase();
    const isOfApp = /^\d{6}$/.test(typed);
    if (!isOfApp) {
      const fromHere = `${accountId} ${networkOf(ip)}`;
      await this.limited([RECOVERY_CODE, fromHere], () => this.useRecoveryCode(accountId, typed));
      return 'recovery';
    }
    const count = device ? ([SECOND_FACTOR_ON_DEVICE, device] as const) : ([SECOND_FACTOR, accountId] as const);
    await this.limited(count, () => this.useCode(accountId, typed));
    return 'app';
  }

  /** New recovery codes in place of the earlier ones; to be shown once. */
  async newRecoveryCodes(accountId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
    const digests = codes.map((code) => recoveryDigest(accountId, code.replaceAll('-', '')));
    await this.factors.setRecoveryCodes(accountId, digests);
    return codes;
  }

  private async useCode(accountId: string, code: string): Promise<boolean> {
    const app = await this.factors.authenticatorApp(accountId);
    const secret = app && this.secrets.open(app.secret);
    const step = app && secret ? this.stepOf(secret, code, app.lastStep) : undefined;
    return step !== undefined && this.factors.useStep(accountId, step);
  }

  private useRecoveryCode(accountId: string, code: string): Promise<boolean> {
    return this.factors.useRecoveryCode(accountId, recoveryDigest(accountId, code));
  }

  /** The time step of a right code; undefined for any other. */
  private stepOf(secret: string, token: string, afterTimeStep: number): number | undefined {
    const epoch = Math.floor(this.clock.now().getTime() / 1000);
    const tolerance = { epoch, epochTolerance: CLOCK_TOLERANCE_SECONDS };
    const result = /^\d{6}$/.test(token) ? verifySync({ secret, token, ...tolerance, afterTimeStep }) : undefined;
    return result?.valid && 'timeStep' in result ? Number(result.timeStep) : undefined;
  }

  private async limited(
    [rule, who]: readonly [rule: SlowDown, who: string],
    check: () => Promise<boolean>,
  ): Promise<void> {
    await this.attempts.begin(rule, who);
    if (!(await check()))
      throw new DomainError('invalid', BAD_FACTOR_CODE, 'El código no es correcto o ya se usó.', {
        code: 'El código no es correcto o ya se usó',
      });
    await this.attempts.forget(rule, who);
  }
}

/** Without a key: a code has 80 random bits, which nobody can try, and a key that is replaced would end every code. */
function recoveryDigest(accountId: string, code: string): string {
  return digestOf(`${accountId}:${code}`);
}

/** Without letters and digits that look alike. */
const RECOVERY_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 80 bits in groups of four: `k7rm-4xqp-9tdw-hj3f`. */
function recoveryCode(): string {
  return randomCode(RECOVERY_LETTERS, 16).replace(/(.{4})(?=.)/g, '$1-');
}

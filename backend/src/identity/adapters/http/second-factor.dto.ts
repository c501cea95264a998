import { Matches } from 'class-validator';
import { Code } from '../../../common/http/text-fields.js';
import type { MySecondFactor } from '../../application/my-second-factor.js';
import type { Passkey } from '../../domain/second-factor.js';
import { PasskeyAnswer } from './account-fields.js';

const CODE_MESSAGE = 'Escribe los 6 números de tu app';

export class PasskeyAnswerDto {
  /** The browser's answer to the options. */
  @PasskeyAnswer()
  response!: object;
}

export class SecondFactorCodeDto {
  /**
   * Six digits of the authenticator app, or a recovery code; blanks and dashes do not matter.
   * @example "123456"
   */
  @Matches(/^[\w\s-]{6,40}$/, { message: 'Escribe el código de tu app o uno de recuperación' })
  @Code()
  code!: string;
}

export class ConfirmAuthenticatorAppDto {
  /**
   * The secret that `POST /auth/code-app` answered.
   * @example "OOW66DBOO7ISVSBRIUYHUOGB6IJXOXYF"
   */
  @Matches(/^[A-Z2-7]{32}$/, { message: 'Pide otro código QR' })
  secret!: string;

  /**
   * Six digits that the app shows now.
   * @example "123456"
   */
  @Matches(/^\d{6}$/, { message: CODE_MESSAGE })
  @Code()
  code!: string;
}

/** The secret that an authenticator app reads. */
export class NewAuthenticatorAppDto {
  /**
   * For typing, in Base32.
   * @example "OOW66DBOO7ISVSBRIUYHUOGB6IJXOXYF"
   */
  secret!: string;
  /**
   * The QR code as an SVG image.
   * @example "<svg></svg>"
   */
  qr!: string;
}

export class RecoveryCodesDto {
  /**
   * Each works once in place of the app. Shown this once; null when the person has them already.
   * @example ["k7rm-4xqp-9tdw-hj3f"]
   */
  recoveryCodes!: string[] | null;
}

export class PasskeyDto {
  /**
   * Id of the credential.
   * @example "AbC1"
   */
  id!: string;
  /**
   * The browser and device that made it.
   * @example "Chrome en Android"
   */
  name!: string;
  /**
   * When it was added.
   * @example "2026-11-21T15:04:05.000Z"
   */
  createdAt!: Date;
  /**
   * Null before its first use.
   * @example null
   */
  lastUsedAt!: Date | null;
}

export class MySecondFactorDto {
  /** Whether the last factor must stay. */
  isRequired!: boolean;
  /** The oldest first. */
  passkeys!: PasskeyDto[];
  /** Whether an authenticator app is set up. */
  hasCodeApp!: boolean;
  /**
   * Recovery codes that were not used yet.
   * @example 10
   */
  recoveryCodesLeft!: number;
}

export function toMySecondFactorDto({ passkeys, ...rest }: MySecondFactor): MySecondFactorDto {
  return { ...rest, passkeys: passkeys.map(toPasskeyDto) };
}

function toPasskeyDto({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyDto {
  return { id, name, createdAt, lastUsedAt };
}

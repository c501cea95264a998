import { Matches } from 'class-validator';
import { TextLine } from '../../../common/http/text-fields.js';
import { Email, KnownPassword, NewPassword } from './account-fields.js';

export class ForgotPasswordDto {
  /** Of the account whose password is lost. */
  @Email('Email inválido')
  email!: string;
}

export class ResetPasswordDto {
  /** The one that the code was mailed to. */
  @Email('Email inválido')
  email!: string;

  /**
   * The six digits of the newest mail.
   * @example "048215"
   */
  @Matches(/^\d{6}$/, { message: 'El código debe tener 6 dígitos' })
  @TextLine()
  code!: string;

  /** At least 8 characters with an upper-case letter, a digit and a symbol. */
  @NewPassword()
  newPassword!: string;
}

export class ChangePasswordDto {
  /** Proves that it is still the same person. */
  @KnownPassword()
  currentPassword!: string;

  /** At least 8 characters with an upper-case letter, a digit and a symbol. */
  @NewPassword()
  newPassword!: string;
}

export class PasswordAnswerDto {
  /**
   * What the person should read.
   * @example "Si hay una cuenta con este correo, te enviamos un código de 6 dígitos."
   */
  message!: string;
}

import { Matches, ValidateIf } from 'class-validator';
import { Code } from '../../../common/http/text-fields.js';
import { Email } from '../../../common/http/email.js';
import { KnownPassword, MayBeAbsent, NewPassword } from './account-fields.js';

export class ForgotPasswordDto {
  /** Email of the account whose password is lost. */
  @Email('Email inválido')
  email!: string;
}

export class ResetPasswordDto {
  /** The email that the code was mailed to. Not needed with `token`. */
  @ValidateIf(({ token }: ResetPasswordDto) => token === undefined)
  @Email('Email inválido', { required: false })
  email?: string;

  /**
   * The six digits of the newest mail. Not needed with `token`.
   * @example "048215"
   */
  @ValidateIf(({ token }: ResetPasswordDto) => token === undefined)
  @Matches(/^\d{6}$/, { message: 'El código debe tener 6 dígitos' })
  @Code()
  code?: string;

  /**
   * The token of the link in a mail. Used instead of `email` and `code`.
   * @example "q0Zr8l2mT1yq7v0Q3yB5hw"
   */
  @MayBeAbsent()
  @Matches(/^[\w-]{1,64}$/, { message: 'El enlace no es válido o ya venció. Pide otro.' })
  token?: string;

  /**
   * At least 8 characters with an upper-case letter, a digit and a symbol; not a common password, a word of the shop or the
   * country, or the person's own name or mailbox, also not with a few characters added.
   */
  @NewPassword()
  newPassword!: string;
}

export class ChangePasswordDto {
  /** The present password of the account. */
  @KnownPassword()
  currentPassword!: string;

  /**
   * At least 8 characters with an upper-case letter, a digit and a symbol; not a common password, a word of the shop or the
   * country, or the person's own name or mailbox, also not with a few characters added.
   */
  @NewPassword()
  newPassword!: string;
}

export class PasswordAnswerDto {
  /**
   * Message to show to the person.
   * @example "Si hay una cuenta con este correo, te enviamos un código de 6 dígitos."
   */
  message!: string;
}

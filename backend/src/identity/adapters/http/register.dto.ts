import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { Email } from '../../../common/http/email.js';
import { NameLine } from '../../../common/http/text-fields.js';
import type { Registration } from '../../application/register.js';
import type { Account } from '../../domain/account.js';
import { nameParts } from '../../domain/person-name.js';
import { NewPassword, Phone, ShippingAddress } from './account-fields.js';

/** A new account. The role is never taken from here. */
export class RegisterDto {
  /**
   * First and last name joined, at most 120 characters.
   * @example "Laura Restrepo"
   */
  @MaxLength(120, { message: 'El nombre puede tener máximo 120 caracteres' })
  @IsNotEmpty({ message: 'El nombre es obligatorio' })
  @IsString({ message: 'El nombre es obligatorio' })
  @NameLine()
  name!: string;

  /** Case and surrounding blanks do not matter; an international domain is stored in its ASCII form. */
  @Email('Correo inválido')
  email!: string;

  /** The plain password under its old name; hashed on arrival. Either this or `password`. */
  @ValidateIf(({ password }: RegisterDto) => password === undefined)
  @NewPassword({ required: false })
  passwordHash?: string;

  /**
   * The plain password: at least 8 characters with an upper-case letter, a digit and a symbol; not a common password, a word of
   * the shop or the country, or the person's own name or mailbox. Goes before `passwordHash`.
   */
  @ValidateIf(({ password, passwordHash }: RegisterDto) => password !== undefined || passwordHash === undefined)
  @NewPassword({ required: false })
  password?: string;

  /** As typed; stored as `+573001234567`. Blank or null: none. */
  @Phone()
  phone?: string | null;

  /**
   * At most 300 characters; blank or null: none.
   * @example "Calle 10 # 43-12, apto 301, Medellín"
   */
  @ShippingAddress()
  shippingAddress?: string | null;

  /** Whether the person accepts marketing emails; the time of the consent is stored. */
  @IsOptional()
  @IsBoolean({ message: 'Indica si quieres recibir novedades' })
  acceptsMarketing?: boolean | null;

  /** Whether the person accepted the treatment of their data; its text version and time are stored. */
  @IsOptional()
  @IsBoolean({ message: 'Indica si aceptas el tratamiento de tus datos' })
  dataConsent?: boolean | null;
}

/** The account that was made; the caller is logged in. */
export class RegisteredDto {
  /**
   * Never changes.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;
  /**
   * First and last name.
   * @example "Laura Restrepo"
   */
  name!: string;
  /**
   * Normalised: lower-case, without surrounding blanks.
   * @example "laura@example.com"
   */
  email!: string;
  /**
   * The first word of the name.
   * @example "Laura"
   */
  firstName!: string;
  /**
   * The rest of the name, perhaps empty.
   * @example "Restrepo"
   */
  lastName!: string;
}

export function toRegistration(body: RegisterDto): Registration {
  return {
    name: body.name,
    email: body.email,
    // Validation has made sure of one of them.
    password: body.password ?? body.passwordHash ?? '',
    phone: body.phone ?? null,
    shippingAddress: body.shippingAddress ?? null,
    acceptsMarketing: body.acceptsMarketing ?? false,
    dataConsent: body.dataConsent ?? false,
  };
}

export function toRegisteredDto({ id, name, email }: Account): RegisteredDto {
  return { id, name, email, ...nameParts(name) };
}

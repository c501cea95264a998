import { IsBoolean, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { NameLine } from '../../../common/http/text-fields.js';
import type { MyData } from '../../application/my-account.js';
import type { Account } from '../../domain/account.js';
import { nameParts } from '../../domain/person-name.js';
import { KnownPassword, MayBeAbsent, Phone, ShippingAddress } from './account-fields.js';

/** The logged-in person's own data. */
export class AccountDto {
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
   * The first word of the name.
   * @example "Laura"
   */
  firstName!: string;
  /**
   * The rest of the name, perhaps empty.
   * @example "Restrepo"
   */
  lastName!: string;
  /**
   * The email for the login, normalised.
   * @example "laura@example.com"
   */
  email!: string;
  /** Whether a mailed link or code has proven that the person reads it. Orders under a proven email belong to the account. */
  isEmailProven!: boolean;
  /**
   * With its country.
   * @example "+573001234567"
   */
  phone!: string | null;
  /**
   * Default shipping address; an order may have another one.
   * @example "Calle 10 # 43-12, apto 301, Medellín"
   */
  shippingAddress!: string | null;
  /** Whether the person accepts marketing emails. */
  acceptsMarketing!: boolean;
  /**
   * `staff` also runs the shop.
   * @example "shopper"
   */
  role!: 'shopper' | 'staff';
  /**
   * Time of the registration.
   * @example "2026-11-21T15:04:05.000Z"
   */
  createdAt!: Date;
}

/** Fields that are left out stay as they are. */
export class ChangeAccountDto {
  /**
   * First and last name, at most 120 characters.
   * @example "Laura Restrepo Gómez"
   */
  @MayBeAbsent()
  @MaxLength(120, { message: 'El nombre puede tener máximo 120 caracteres' })
  @IsNotEmpty({ message: 'El nombre es obligatorio' })
  @IsString({ message: 'El nombre es obligatorio' })
  @NameLine()
  name?: string;

  /** Blank or null: none. */
  @Phone()
  phone?: string | null;

  /**
   * At most 300 characters; blank or null: none.
   * @example "Calle 10 # 43-12, apto 301, Medellín"
   */
  @ShippingAddress()
  shippingAddress?: string | null;

  /** Each change is stored with its time. */
  @MayBeAbsent()
  @IsBoolean({ message: 'Indica si quieres recibir novedades' })
  acceptsMarketing?: boolean;
}

export class ConfirmEmailDto {
  /**
   * The token of the link in the welcome mail.
   * @example "5pUqkN0uJmQkqYH0w0m8lYQ0Yy3z1o1r2x3c4v5b6n8"
   */
  @Matches(/^[\w-]{1,64}$/, { message: 'Este enlace no es de tu cuenta.' })
  token!: string;
}

export class DeleteAccountDto {
  /** The present password, so that an unattended phone deletes nothing. */
  @KnownPassword()
  password!: string;
}

/** A consent that was given or withdrawn. */
export class ConsentDto {
  /**
   * `data`: treatment of personal data; `marketing`: the shop's news.
   * @example "data"
   */
  purpose!: 'data' | 'marketing';
  /** False when it was withdrawn. */
  given!: boolean;
  /**
   * Version of the privacy policy that was shown.
   * @example "2026-11"
   */
  textVersion!: string;
  /**
   * Time of the decision.
   * @example "2026-11-21T15:04:05.000Z"
   */
  at!: Date;
}

/** Everything that the shop holds about the person (Ley 1581 de 2012, art. 8). */
export class AccountExportDto {
  /**
   * Time of this answer.
   * @example "2026-11-21T15:04:05.000Z"
   */
  exportedAt!: Date;
  /** The account itself. */
  account!: AccountDto;
  /** Every decision, the oldest first. */
  consents!: ConsentDto[];
  /** Data of the other parts of the shop, by part. Data left without a login are included once a code has proven the email. */
  more!: Record<string, object[]>;
  /**
   * Parts of `more` with more than the 2000 records that one answer contains, paid orders first. Write to the shop for the others.
   * @example []
   */
  incomplete!: string[];
}

export function toAccountDto(account: Account): AccountDto {
  const { id, name, email, phone, shippingAddress, acceptsMarketing, role, createdAt } = account;
  const isEmailProven = account.emailProvenAt !== null;
  return {
    id,
    name,
    ...nameParts(name),
    email,
    isEmailProven,
    phone,
    shippingAddress,
    acceptsMarketing,
    role,
    createdAt,
  };
}

export function toAccountExportDto({ exportedAt, account, consents, more, incomplete }: MyData): AccountExportDto {
  return {
    exportedAt,
    account: toAccountDto(account),
    consents: consents.map(({ purpose, given, textVersion, decidedAt }) => ({
      purpose,
      given,
      textVersion,
      at: decidedAt,
    })),
    more,
    incomplete: [...incomplete],
  };
}

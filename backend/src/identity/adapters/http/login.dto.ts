import { ValidateIf } from 'class-validator';
import { Email } from '../../../common/http/email.js';
import type { Account } from '../../domain/account.js';
import { nameParts } from '../../domain/person-name.js';
import type { SessionStep } from '../../domain/staff-session.js';
import { KnownPassword, PasskeyAnswer } from './account-fields.js';

export class LoginDto {
  /** Case and surrounding blanks do not matter. */
  @Email('Email inválido')
  email!: string;

  /** As it was chosen. */
  @KnownPassword()
  password!: string;
}

/** The user who is logged in. */
export class UserDto {
  /**
   * Never changes.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;
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
   * The email for the login.
   * @example "laura@example.com"
   */
  email!: string;
  /**
   * `staff` also runs the shop.
   * @example "shopper"
   */
  role!: 'shopper' | 'staff';
  /**
   * Role of a staff member: `taller` may do orders, photos and conversations, `contador` read the books, `duena` everything. Absent for a shopper.
   * @example "duena"
   */
  staffRole?: 'taller' | 'contador' | 'duena';
  /**
   * The next step of a staff member whose session is not complete: `prove` allows nothing before `POST /auth/second-factor`, `enrol` nothing
   * of the panel before a second factor is set up. Absent otherwise.
   * @example "enrol"
   */
  secondFactor?: 'prove' | 'enrol';
}

export class AuthStateDto {
  /** False for a guest. */
  isAuthenticated!: boolean;
  /** Null for a guest, and for staff before their second factor. */
  user!: UserDto | null;
  /**
   * A staff member's password was right, and `POST /auth/second-factor` comes next. Absent otherwise.
   * @example "prove"
   */
  secondFactor?: 'prove';
}

export class ConfirmDto {
  /** The password of the account; or `passkey`. */
  @ValidateIf(({ passkey }: ConfirmDto) => passkey === undefined || passkey === null)
  @KnownPassword({ required: false })
  password?: string;

  /** The browser's answer to `POST /auth/passkey/options`. */
  @PasskeyAnswer({ required: false })
  passkey?: object;
}

export class ConfirmedDto {
  /**
   * Until when the confirmation counts: 10 minutes.
   * @example "2026-11-21T15:14:05.000Z"
   */
  confirmedUntil!: Date;
}

type NamedAccount = Pick<Account, 'id' | 'email' | 'name' | 'role' | 'staffRole'>;

export function toUserDto({ id, email, name, role, staffRole }: NamedAccount, step: SessionStep = 'done'): UserDto {
  return { id, ...nameParts(name), email, role, staffRole: staffRole ?? undefined, ...unfinished(step) };
}

function unfinished(step: SessionStep): Pick<UserDto, 'secondFactor'> {
  return step === 'done' ? {} : { secondFactor: step };
}

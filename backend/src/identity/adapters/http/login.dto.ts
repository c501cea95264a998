import type { Account } from '../../domain/account.js';
import { nameParts } from '../../domain/person-name.js';
import { Email } from '../../../common/http/email.js';
import { KnownPassword } from './account-fields.js';

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
   * What a staff member may do: `taller` orders, photos and conversations, `duena` everything. Absent for a shopper.
   * @example "duena"
   */
  staffRole?: 'taller' | 'duena';
}

export class AuthStateDto {
  /** False for a guest. */
  isAuthenticated!: boolean;
  /** Null for a guest. */
  user!: UserDto | null;
}

export class ConfirmDto {
  /** The password of the account. */
  @KnownPassword()
  password!: string;
}

export class ConfirmedDto {
  /**
   * Until when the confirmation counts: 10 minutes.
   * @example "2026-11-21T15:14:05.000Z"
   */
  confirmedUntil!: Date;
}

export function toUserDto(account: Pick<Account, 'id' | 'email' | 'name' | 'role' | 'staffRole'>): UserDto {
  const { id, email, name, role, staffRole } = account;
  return { id, ...nameParts(name), email, role, staffRole: staffRole ?? undefined };
}

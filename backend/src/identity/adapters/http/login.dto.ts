import type { SignedInUser } from '../../domain/account.js';
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
}

export class AuthStateDto {
  /** False for a guest. */
  isAuthenticated!: boolean;
  /** Null for a guest. */
  user!: UserDto | null;
}

export function toUserDto({ id, firstName, lastName, email, role }: SignedInUser): UserDto {
  return { id, firstName, lastName, email, role };
}

import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { IntersectionType } from '../../../common/http/api-docs.js';
import { Email } from '../../../common/http/email.js';
import { NameLine } from '../../../common/http/text-fields.js';
import type { StaffPerson } from '../../application/staff-people.js';
import type { Account, SignedInUser, StaffRole } from '../../domain/account.js';
import type { StaffInvitation } from '../../domain/staff-invitation.js';
import type { StaffSession } from '../../domain/staff-session.js';
import { MayBeAbsent, NewPassword } from './account-fields.js';

const ROLES = ['taller', 'contador', 'duena'] as const satisfies readonly StaffRole[];
const ROLE_MESSAGE = 'Elige taller, contabilidad o dueña';

/** Id of a staff member. */
export const STAFF_ID_PARAM = {
  name: 'id',
  description: 'Of the list of people.',
  example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
} as const;

export class InviteStaffDto {
  /** Gets the mail with the link. */
  @Email('Correo inválido')
  email!: string;

  /** `taller`: orders, photos and conversations. `contador`: reads the books and changes nothing. `duena`: everything. */
  @IsIn(ROLES, { message: ROLE_MESSAGE })
  role!: 'taller' | 'contador' | 'duena';
}

export class ChangeStaffDto {
  /** Ends the person's sessions when it is another one. */
  @IsIn(ROLES, { message: ROLE_MESSAGE })
  role!: 'taller' | 'contador' | 'duena';
}

export class AcceptInvitationDto {
  /**
   * First and last name, at most 120 characters.
   * @example "Ana Gil"
   */
  @MaxLength(120, { message: 'El nombre puede tener máximo 120 caracteres' })
  @IsNotEmpty({ message: 'El nombre es obligatorio' })
  @IsString({ message: 'El nombre es obligatorio' })
  @NameLine()
  name!: string;

  /** At least 8 characters with an upper-case letter, a digit and a symbol, and not easy to guess. */
  @NewPassword()
  password!: string;

  /** May be left out; another one than the invited one is refused. */
  @MayBeAbsent()
  @Email('Correo inválido', { required: false })
  email?: string;
}

/** The proof of an invited person. */
export class InvitationTokenDto {
  /**
   * From the mailed link.
   * @example "q0Zr8l2mT1yq7v0Q3yB5hw"
   */
  @MaxLength(64, { message: 'El enlace no es válido' })
  @IsString({ message: 'El enlace no es válido' })
  token!: string;
}

export class AcceptLinkedInvitationDto extends IntersectionType(InvitationTokenDto, AcceptInvitationDto) {}

/** A person of the staff, or one who was invited. */
export class StaffMemberDto {
  /**
   * Id of the account, or of the invitation.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;
  /**
   * Email for the login, or to which the invitation was sent.
   * @example "ana@sigerist.co"
   */
  email!: string;
  /**
   * Null until the invitation is accepted.
   * @example "Ana Gil"
   */
  name!: string | null;
  /**
   * `taller`: orders, photos and conversations. `contador`: reads the books and changes nothing. `duena`: everything.
   * @example "taller"
   */
  role!: 'taller' | 'contador' | 'duena';
  /**
   * `invited` until the invitation is accepted.
   * @example "active"
   */
  state!: 'active' | 'invited';
  /** Whether this is the caller. */
  isMe!: boolean;
  /**
   * Last use of the panel in an open session, exact to a minute; null without one.
   * @example "2026-11-21T15:04:05.000Z"
   */
  lastSeenAt!: Date | null;
  /**
   * When an invitation ends: 3 days after it was sent. Null for an active person.
   * @example null
   */
  expiresAt!: Date | null;
}

/** An invitation, as its page shows it. */
export class StaffInvitationDto {
  /**
   * The invited email.
   * @example "ana@sigerist.co"
   */
  email!: string;
  /**
   * The role of the account.
   * @example "taller"
   */
  role!: 'taller' | 'contador' | 'duena';
  /**
   * When the link ends.
   * @example "2026-11-24T15:04:05.000Z"
   */
  expiresAt!: Date;
}

/** A browser in which a staff member is logged in. */
export class StaffSessionDto {
  /**
   * Serves to end it.
   * @example "7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de"
   */
  id!: string;
  /**
   * The browser and the device in words.
   * @example "Chrome en Android"
   */
  device!: string;
  /**
   * Time of the login.
   * @example "2026-11-21T15:04:05.000Z"
   */
  beganAt!: Date;
  /**
   * Last use, exact to a minute. A session ends 12 hours after it, and 7 days after the login.
   * @example "2026-11-21T17:04:05.000Z"
   */
  lastSeenAt!: Date;
  /** Whether the caller uses it now. */
  isCurrent!: boolean;
}

export function toStaffMemberDto({ account, lastSeenAt }: StaffPerson, me: SignedInUser): StaffMemberDto {
  return { ...memberOf(account), isMe: account.id === me.id, lastSeenAt };
}

export function toInvitedDto({ id, email, staffRole, expiresAt }: StaffInvitation): StaffMemberDto {
  return { id, email, name: null, role: staffRole, state: 'invited', isMe: false, lastSeenAt: null, expiresAt };
}

export function toStaffSessionDto(
  { id, device, beganAt, lastSeenAt }: StaffSession,
  me: SignedInUser,
): StaffSessionDto {
  return { id, device, beganAt, lastSeenAt, isCurrent: id === me.staffSession?.id };
}

function memberOf({ id, email, name, staffRole }: Account) {
  // Every account of staff has a role; see the check of the table.
  return { id, email, name, role: staffRole ?? 'taller', state: 'active' as const, expiresAt: null };
}

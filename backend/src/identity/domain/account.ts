import { nameParts } from './person-name.js';
import type { StaffSession } from './staff-session.js';

export type Role = 'shopper' | 'staff';

/**
 * `taller`: orders, photos and conversations. `duena`: also prices, codes, settings, refunds, people, audit log and exports. `contador`: reads the
 * books, and orders without names of children, texts and addresses; changes nothing.
 */
export type StaffRole = 'taller' | 'contador' | 'duena';

/** The name of a staff account until its owner writes their own. */
export const UNNAMED_STAFF = 'Equipo Sigerist';

/** An account of a shopper or staff member. */
export class Account {
  id!: string;
  /** In the spelling of `normaliseEmail`; unique. */
  email!: string;
  name!: string;
  passwordHash!: string;
  /** Grows with each new password; sessions of older versions are invalid. */
  credentialsVersion!: number;
  /** `+573001234567` */
  phone!: string | null;
  shippingAddress!: string | null;
  acceptsMarketing!: boolean;
  role!: Role;
  /** Null for a shopper. */
  staffRole!: StaffRole | null;
  /** When a mailed code proved that the email is the person's. */
  emailProvenAt!: Date | null;
  /** When a staff member left; null otherwise. */
  disabledAt!: Date | null;
  /** When another owner made this person an owner; null for an owner whom the server's command made, and for everyone else. */
  ownerSince!: Date | null;
  /** When this person got another role than owner; null for anyone who never had to give it up. */
  ownerUntil!: Date | null;
  createdAt!: Date;
}

/** An account that is not stored yet; what `fields` leaves out is empty. */
export function newAccount(
  fields: Pick<Account, 'email' | 'name' | 'passwordHash' | 'role'> & Partial<Account>,
  now: Date,
): Account {
  return Object.assign(new Account(), {
    id: crypto.randomUUID(),
    credentialsVersion: 1,
    createdAt: now,
    phone: null,
    shippingAddress: null,
    acceptsMarketing: false,
    staffRole: null,
    emailProvenAt: null,
    disabledAt: null,
    ownerSince: null,
    ownerUntil: null,
    ...fields,
  });
}

/** The signed-in user, as other modules see it. */
export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  /** The email, once a mailed link or code has proven that the person reads it; null before. */
  readonly provenEmail: string | null;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  /** Null for a shopper. */
  readonly staffRole: StaffRole | null;
  /** Of the password; see `KnownDevices`. */
  readonly credentialsVersion: number;
  /** When this session began. */
  readonly signedInAt: Date;
  /** Null for a shopper. */
  readonly staffSession: SignedInStaffSession | null;
}

/** The staff member who acts. Histories keep the email, the audit log id and name. */
export type StaffMember = Pick<SignedInUser, 'id' | 'name' | 'email'>;

/** The parts of a staff member's session that the guard reads. */
type SignedInStaffSession = Pick<StaffSession, 'id' | 'identityConfirmedAt' | 'step'>;

export function signedInUser(account: Account, signedInAt: Date, staffSession: StaffSession | null): SignedInUser {
  const { id, email, emailProvenAt, name, role, staffRole, credentialsVersion } = account;
  const session = staffSession && sessionOf(staffSession);
  return {
    id,
    email,
    provenEmail: emailProvenAt ? email : null,
    name,
    role,
    staffRole,
    credentialsVersion,
    signedInAt,
    staffSession: session,
    ...nameParts(name),
  };
}

function sessionOf({ id, identityConfirmedAt, step }: StaffSession): SignedInStaffSession {
  return { id, identityConfirmedAt, step };
}

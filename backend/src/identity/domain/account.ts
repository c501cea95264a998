import { nameParts } from './person-name.js';

export type Role = 'shopper' | 'staff';

/** The name of a staff account until its owner writes their own. */
export const UNNAMED_STAFF = 'Equipo Sigerist';

/** An account of a shopper or staff member (accounts-payments-chatbot, section 3). */
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
  /** When a mailed code proved that the address is the person's. */
  emailProvenAt!: Date | null;
  /** When a staff member left; null otherwise. */
  disabledAt!: Date | null;
  createdAt!: Date;
}

/** The signed-in user, as other modules see it. */
export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  /** When this session began. */
  readonly signedInAt: Date;
}

/** The staff member who acts. Histories keep the email, the audit log id and name. */
export type StaffMember = Pick<SignedInUser, 'id' | 'name' | 'email'>;

export function signedInUser({ id, email, name, role }: Account, signedInAt: Date): SignedInUser {
  return { id, email, name, role, signedInAt, ...nameParts(name) };
}

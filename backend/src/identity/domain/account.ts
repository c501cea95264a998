import { nameParts } from './person-name.js';

export type Role = 'shopper' | 'staff';

/** Somebody who can log in (accounts-payments-chatbot, section 3). */
export class Account {
  id!: string;
  /** In the spelling of `normaliseEmail`; unique. */
  email!: string;
  name!: string;
  passwordHash!: string;
  /** Grows with each new password: a session of an older version is no session any more. */
  credentialsVersion!: number;
  /** `+573001234567` */
  phone!: string | null;
  shippingAddress!: string | null;
  acceptsMarketing!: boolean;
  role!: Role;
  /** When a mailed code proved that the address is the person's. */
  emailProvenAt!: Date | null;
  /** Of staff who left. */
  disabledAt!: Date | null;
  createdAt!: Date;
}

/** What is known of whoever is logged in, for the other modules too. */
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

export function signedInUser({ id, email, name, role }: Account, signedInAt: Date): SignedInUser {
  return { id, email, name, role, signedInAt, ...nameParts(name) };
}

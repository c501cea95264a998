import type { Account, StaffRole } from '../domain/account.js';
import type { Consent } from '../domain/consent.js';

/** Fields that the person may change without their password. */
export type Profile = Pick<Account, 'name' | 'phone' | 'shippingAddress' | 'acceptsMarketing'>;

/** Stores accounts. Emails are always in the spelling of `normaliseEmail`. */
export abstract class Accounts {
  /** False when the email is taken, also by a registration of the same instant. */
  abstract add(account: Account): Promise<boolean>;
  abstract find(id: string): Promise<Account | null>;
  /** Locks the account until the caller's transaction ends. */
  abstract lock(id: string): Promise<Account | null>;
  abstract findByEmail(email: string): Promise<Account | null>;
  /** Also those who left. */
  abstract staff(): Promise<Account[]>;
  /** `at`: when another owner decided it; null for the server's command, whose owners count at once. */
  abstract setStaffRole(id: string, role: StaffRole, at: Date | null): Promise<void>;
  /** Ids of the owners who have not left. Locks their accounts until the caller's transaction ends. */
  abstract lockOwners(): Promise<string[]>;
  abstract change(id: string, profile: Partial<Profile>): Promise<void>;
  /** Sets the password and raises the version; false when the credentials are no longer of `version`. */
  abstract setPassword(id: string, passwordHash: string, version: number): Promise<boolean>;
  /**
   * Ids of shoppers who registered before, never proved their email and have no session, in the order of the ids and behind `after`.
   */
  abstract unproven(registeredBefore: Date, after: string | null, limit: number): Promise<string[]>;
  abstract markEmailProven(id: string): Promise<void>;
  /** Null enables the account again. */
  abstract disable(id: string, at: Date | null): Promise<void>;
  /** Also removes its consents and what was mailed for its lost password. */
  abstract remove(id: string): Promise<void>;
  /** A decision replaces an earlier one about the same purpose at the same time. */
  abstract addConsents(consents: readonly Consent[]): Promise<void>;
  /** The oldest first. */
  abstract consentsOf(accountId: string): Promise<Consent[]>;
}

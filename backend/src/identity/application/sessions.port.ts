import type { SessionStep, StaffSession } from '../domain/staff-session.js';

/** Sessions of all browsers. Those of staff are records that can be listed and ended one by one. */
export abstract class Sessions {
  /** Ends every session of an account, of a shopper or of staff. */
  abstract endAll(accountId: string): Promise<void>;
  abstract add(session: StaffSession): Promise<void>;
  abstract find(id: string): Promise<StaffSession | null>;
  /** Lists the sessions of a staff member, the last seen first. */
  abstract ofStaff(accountId: string): Promise<StaffSession[]>;
  /** Notes a use. An earlier moment than the stored one changes nothing. */
  abstract seen(id: string, at: Date): Promise<void>;
  abstract setStep(id: string, step: SessionStep): Promise<void>;
  abstract confirmIdentity(id: string, at: Date): Promise<void>;
  /** Ends the sessions of staff whose account has no second factor; those in which one is being set up stay. */
  abstract endWithoutFactor(): Promise<void>;
  abstract endOthers(accountId: string, exceptId: string): Promise<void>;
  /** False when the account has no such session. */
  abstract end(id: string, accountId: string): Promise<boolean>;
}

import { DAY_MS } from '../../common/time.js';
import type { Account, StaffRole } from './account.js';

/** How long an owner who was removed still counts, and how long a new one does not decide yet. */
const OWNER_CHANGE_MS = DAY_MS;

type OwnerFields = Pick<Account, 'role' | 'staffRole' | 'disabledAt' | 'ownerSince' | 'ownerUntil'>;

/** What changes in an account that gets another role; `at` as in `Accounts.setStaffRole`. */
export function roleChange(account: OwnerFields, staffRole: StaffRole, at: Date | null) {
  if (staffRole === 'duena') return { staffRole, ownerSince: at, ownerUntil: null };
  return { staffRole, ownerSince: null, ownerUntil: account.staffRole === 'duena' ? at : account.ownerUntil };
}

/** The owners of now. */
export function presentOwners<T extends OwnerFields>(staff: readonly T[]): T[] {
  return staff.filter(({ staffRole, disabledAt }) => staffRole === 'duena' && disabledAt === null);
}

/**
 * The owners whose consent or knowledge a decision of two owners needs: those of now, and those who stopped being one in the last 24
 * hours, because whoever wants to decide alone would remove the other owner first.
 */
export function concernedOwners<T extends OwnerFields>(staff: readonly T[], now: Date): T[] {
  const isRecent = (at: Date | null) => at !== null && now.getTime() - at.getTime() < OWNER_CHANGE_MS;
  return staff.filter(({ staffRole, disabledAt, ownerUntil }) =>
    staffRole === 'duena' ? disabledAt === null || isRecent(disabledAt) : isRecent(ownerUntil),
  );
}

/** Whether a person may consent to what another owner decided: an owner for 24 hours, because whoever decides could add an accomplice. */
export function mayConsent(person: OwnerFields, now: Date): boolean {
  if (presentOwners([person]).length === 0) return false;
  return person.ownerSince === null || now.getTime() - person.ownerSince.getTime() >= OWNER_CHANGE_MS;
}

import { DAY_MS } from '../../common/time.js';
import type { StaffRole } from './account.js';

const DAYS_VALID = 3;

/** An invitation to the staff, mailed to one email. The newest of an email replaces earlier ones. */
export class StaffInvitation {
  id!: string;
  email!: string;
  staffRole!: StaffRole;
  /** Account of the owner who invited; an invitation ends with the rights of that owner. */
  inviterId!: string;
  /** Null until the mail is sent. */
  tokenDigest!: string | null;
  createdAt!: Date;
  expiresAt!: Date;

  static issue(
    invitation: Pick<StaffInvitation, 'id' | 'email' | 'staffRole' | 'inviterId'>,
    now: Date,
  ): StaffInvitation {
    const expiresAt = new Date(now.getTime() + DAYS_VALID * DAY_MS);
    return Object.assign(new StaffInvitation(), { ...invitation, tokenDigest: null, createdAt: now, expiresAt });
  }

  isExpired(now: Date): boolean {
    return now >= this.expiresAt;
  }
}

/** The roles in the words of the workshop. */
export const STAFF_ROLE_WORDS: Readonly<Record<StaffRole, string>> = {
  taller: 'taller',
  contador: 'contabilidad',
  duena: 'dueña',
};

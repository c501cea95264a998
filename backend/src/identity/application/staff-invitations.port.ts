import type { StaffInvitation } from '../domain/staff-invitation.js';

/** Stores open invitations to the staff. */
export abstract class StaffInvitations {
  /** Replaces an earlier one of the same email, whose link ends. */
  abstract save(invitation: StaffInvitation): Promise<void>;
  abstract find(id: string): Promise<StaffInvitation | null>;
  abstract findByToken(tokenDigest: string): Promise<StaffInvitation | null>;
  /** The newest first. */
  abstract all(): Promise<StaffInvitation[]>;
  abstract setToken(id: string, tokenDigest: string): Promise<void>;
  /** False when it was removed already: of two calls at once one gets true. */
  abstract remove(id: string): Promise<boolean>;
  abstract removeOfInviter(inviterId: string): Promise<void>;
}

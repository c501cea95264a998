import { StaffInvitations } from '../../src/identity/application/staff-invitations.port.js';
import { StaffInvitation } from '../../src/identity/domain/staff-invitation.js';
import type { Snapshots } from './rolling-back-transaction.js';

/** Open invitations in memory, the oldest first. */
export class InMemoryStaffInvitations extends StaffInvitations implements Snapshots {
  private invitations: readonly StaffInvitation[] = [];

  snapshot(): () => void {
    const { invitations } = this;
    return () => {
      this.invitations = invitations;
    };
  }

  save(invitation: StaffInvitation): Promise<void> {
    const others = this.invitations.filter(({ email }) => email !== invitation.email);
    this.invitations = [...others, copyOf(invitation)];
    return Promise.resolve();
  }

  find(id: string): Promise<StaffInvitation | null> {
    return this.first((invitation) => invitation.id === id);
  }

  findByToken(tokenDigest: string): Promise<StaffInvitation | null> {
    return this.first((invitation) => invitation.tokenDigest === tokenDigest);
  }

  all(): Promise<StaffInvitation[]> {
    const newestFirst = [...this.invitations].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    return Promise.resolve(newestFirst.map(copyOf));
  }

  setToken(id: string, tokenDigest: string): Promise<void> {
    this.invitations = this.invitations.map((each) =>
      each.id === id ? Object.assign(copyOf(each), { tokenDigest }) : each,
    );
    return Promise.resolve();
  }

  remove(id: string): Promise<boolean> {
    return Promise.resolve(this.keep((each) => each.id !== id));
  }

  removeOfInviter(inviterId: string): Promise<void> {
    this.keep((each) => each.inviterId !== inviterId);
    return Promise.resolve();
  }

  private first(fits: (invitation: StaffInvitation) => boolean): Promise<StaffInvitation | null> {
    const found = this.invitations.find(fits);
    return Promise.resolve(found ? copyOf(found) : null);
  }

  /** Whether it removed any. */
  private keep(isKept: (invitation: StaffInvitation) => boolean): boolean {
    const before = this.invitations.length;
    this.invitations = this.invitations.filter(isKept);
    return this.invitations.length < before;
  }
}

function copyOf(invitation: StaffInvitation): StaffInvitation {
  return Object.assign(new StaffInvitation(), invitation);
}

import type { Accounts } from '../../src/identity/application/accounts.port.js';
import type { StaffInvitations } from '../../src/identity/application/staff-invitations.port.js';
import { StaffInvitation } from '../../src/identity/domain/staff-invitation.js';
import { anAccount } from '../builders/account.builder.js';

const NOW = new Date('2026-01-15T15:00:00Z');

interface Store {
  readonly invitations: StaffInvitations;
  readonly accounts: Accounts;
}

/** The behaviour of every store of invitations to the staff. */
export function itKeepsInvitations(open: () => Store): void {
  let invitations: StaffInvitations;
  let inviterId: string;

  beforeEach(async () => {
    const store = open();
    ({ invitations } = store);
    const owner = anAccount({ role: 'staff', staffRole: 'duena' });
    await store.accounts.add(owner);
    inviterId = owner.id;
  });

  async function saved(changes: { email?: string; minutes?: number } = {}): Promise<StaffInvitation> {
    const { email = `${crypto.randomUUID()}@sigerist.co`, minutes = 0 } = changes;
    const at = new Date(NOW.getTime() + minutes * 60_000);
    const invitation = StaffInvitation.issue({ id: crypto.randomUUID(), email, staffRole: 'taller', inviterId }, at);
    await invitations.save(invitation);
    return invitation;
  }

  it('finds an invitation by its id and by the token of its mail', async () => {
    const invitation = await saved();
    expect(await invitations.find(invitation.id)).toEqual(invitation);
    const tokenDigest = crypto.randomUUID();
    await invitations.setToken(invitation.id, tokenDigest);
    expect(await invitations.findByToken(tokenDigest)).toEqual({ ...invitation, tokenDigest });
    expect(await invitations.findByToken('other')).toBeNull();
  });

  it('replaces the invitation of an email, and lists the newest first', async () => {
    const [first, second] = [await saved(), await saved({ minutes: 1 })];
    const again = await saved({ email: first.email, minutes: 2 });
    expect(await invitations.find(first.id)).toBeNull();
    const ids = (await invitations.all()).filter((each) => each.inviterId === inviterId).map(({ id }) => id);
    expect(ids).toEqual([again.id, second.id]);
  });

  it('removes an invitation once, and all of an owner', async () => {
    const [first, second] = [await saved(), await saved()];
    expect([await invitations.remove(first.id), await invitations.remove(first.id)]).toEqual([true, false]);
    await invitations.removeOfInviter(inviterId);
    expect(await invitations.find(second.id)).toBeNull();
  });
}

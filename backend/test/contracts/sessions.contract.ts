import type { Accounts } from '../../src/identity/application/accounts.port.js';
import type { Sessions } from '../../src/identity/application/sessions.port.js';
import { StaffSession } from '../../src/identity/domain/staff-session.js';
import { anAccount } from '../builders/account.builder.js';

const NOW = new Date('2026-01-15T15:00:00Z');
const minute = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** The behaviour of every store of sessions. */
export function itKeepsSessions(open: () => { readonly sessions: Sessions; readonly accounts: Accounts }): void {
  let sessions: Sessions;
  let accounts: Accounts;

  beforeEach(() => {
    ({ sessions, accounts } = open());
  });

  async function aWorker(): Promise<string> {
    const account = anAccount({ role: 'staff', staffRole: 'taller' });
    await accounts.add(account);
    return account.id;
  }
  async function begun(accountId: string): Promise<StaffSession> {
    const session = StaffSession.begin(
      { id: crypto.randomUUID(), accountId, device: 'Chrome en Android', step: 'prove' },
      NOW,
    );
    await sessions.add(session);
    return session;
  }

  it('finds a session as it was added, and lists those of one person, the last seen first', async () => {
    const [ana, bea] = [await aWorker(), await aWorker()];
    const [first, second] = [await begun(ana), await begun(ana)];
    await begun(bea);
    await sessions.seen(first.id, minute(5));
    await sessions.seen(first.id, minute(3));
    await sessions.confirmIdentity(second.id, minute(2));
    await sessions.setStep(first.id, 'done');
    const seen = Object.assign(first, { lastSeenAt: minute(5), step: 'done' });
    expect(await sessions.find(first.id)).toEqual(seen);
    expect(await sessions.ofStaff(ana)).toEqual([seen, Object.assign(second, { identityConfirmedAt: minute(2) })]);
    expect(await sessions.find(crypto.randomUUID())).toBeNull();
  });

  it('ends one session of its person alone, once, or all', async () => {
    const [ana, bea] = [await aWorker(), await aWorker()];
    const [first, second, other] = [await begun(ana), await begun(ana), await begun(bea)];
    expect(await sessions.end(first.id, bea)).toBe(false);
    expect(await sessions.end(first.id, ana)).toBe(true);
    expect(await sessions.end(first.id, ana)).toBe(false);
    expect(await sessions.ofStaff(ana)).toEqual([second]);
    const third = await begun(ana);
    await sessions.endOthers(ana, third.id);
    expect(await sessions.ofStaff(ana)).toEqual([third]);
    await sessions.endAll(ana);
    expect(await sessions.ofStaff(ana)).toEqual([]);
    expect(await sessions.find(other.id)).toEqual(other);
  });
}

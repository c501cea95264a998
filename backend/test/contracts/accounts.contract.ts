import type { Transaction } from '../../src/common/transaction.port.js';
import type { Accounts } from '../../src/identity/application/accounts.port.js';
import type { ResetCodes } from '../../src/identity/application/reset-codes.port.js';
import { ResetCode } from '../../src/identity/domain/reset-code.js';
import { anAccount } from '../builders/account.builder.js';

interface Store {
  readonly accounts: Accounts;
  readonly codes: ResetCodes;
  readonly transaction: Transaction;
}

const NOW = new Date('2026-01-15T15:00:00Z');
const minute = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** The behaviour of every store of accounts, their consents and their mailed codes. */
export function itKeepsAccounts(open: () => Store): void {
  let accounts: Accounts;
  let codes: ResetCodes;
  let transaction: Transaction;

  beforeEach(() => {
    ({ accounts, codes, transaction } = open());
  });

  async function added(changes: Parameters<typeof anAccount>[0] = {}) {
    const account = anAccount(changes);
    expect(await accounts.add(account)).toBe(true);
    return account;
  }
  /** Mailed this many minutes after 15:00. */
  const codeAt = (accountId: string, minutes: number) =>
    ResetCode.issue({ accountId, digest: `code ${minutes}`, tokenDigest: `${accountId} ${minutes}` }, minute(minutes));

  it('finds an account as it was added, by id and email', async () => {
    const account = await added();
    expect(await accounts.find(account.id)).toEqual(account);
    expect(await accounts.findByEmail(account.email)).toEqual(account);
    expect(await transaction.run(() => accounts.lock(account.id))).toEqual(account);
    expect(await accounts.find(crypto.randomUUID())).toBeNull();
    expect(await accounts.findByEmail('nobody@example.com')).toBeNull();
  });

  it('adds one account of an email', async () => {
    const { id, email } = await added();
    expect(await accounts.add(anAccount({ email }))).toBe(false);
    expect(await accounts.findByEmail(email)).toMatchObject({ id });
  });

  it('lists staff by email, and disables and enables them', async () => {
    const mailbox = crypto.randomUUID();
    const second = await added({ role: 'staff', staffRole: 'taller', email: `b-${mailbox}@sigerist.co` });
    const first = await added({ role: 'staff', staffRole: 'duena', email: `a-${mailbox}@sigerist.co` });
    await added();
    const ids = async () => (await accounts.staff()).map(({ id }) => id);
    expect((await ids()).filter((id) => [first.id, second.id].includes(id))).toEqual([first.id, second.id]);
    expect((await accounts.staff()).every(({ role }) => role === 'staff')).toBe(true);
    await accounts.disable(first.id, NOW);
    expect(await accounts.find(first.id)).toEqual({ ...first, disabledAt: NOW });
    await accounts.disable(first.id, null);
    expect(await accounts.find(first.id)).toEqual(first);
  });

  it('locks the owners who have not left', async () => {
    const [ana, bea, left] = [
      await added({ role: 'staff', staffRole: 'duena' }),
      await added({ role: 'staff', staffRole: 'taller' }),
      await added({ role: 'staff', staffRole: 'duena' }),
    ];
    await accounts.disable(left.id, NOW);
    const owners = async () => {
      const locked = await transaction.run(() => accounts.lockOwners());
      return locked.filter((id) => [ana.id, bea.id, left.id].includes(id));
    };
    expect(await owners()).toEqual([ana.id]);
    await accounts.setStaffRole(bea.id, 'duena', NOW);
    await accounts.setStaffRole(ana.id, 'taller', NOW);
    expect(await owners()).toEqual([bea.id]);
    expect(await accounts.find(ana.id)).toEqual({ ...ana, staffRole: 'taller', ownerUntil: NOW });
    expect(await accounts.find(bea.id)).toEqual({ ...bea, staffRole: 'duena', ownerSince: NOW });
    // Another invitation does not hide when she stopped.
    await accounts.setStaffRole(ana.id, 'taller', minute(1));
    expect(await accounts.find(ana.id)).toMatchObject({ ownerUntil: NOW });
    await accounts.setStaffRole(ana.id, 'duena', null);
    expect(await accounts.find(ana.id)).toMatchObject({ ownerSince: null, ownerUntil: null });
  });

  it('changes the named fields alone', async () => {
    const account = await added();
    await accounts.change(account.id, { name: 'Ana Gil', phone: null, shippingAddress: undefined });
    await accounts.change(account.id, {});
    expect(await accounts.find(account.id)).toEqual({ ...account, name: 'Ana Gil', phone: null });
  });

  it('sets a password for the version that was read, and raises the version', async () => {
    const account = await added();
    expect(await accounts.setPassword(account.id, 'next', 2)).toBe(false);
    expect(await accounts.setPassword(account.id, 'next', 1)).toBe(true);
    expect(await accounts.setPassword(account.id, 'other', 1)).toBe(false);
    expect(await accounts.find(account.id)).toEqual({ ...account, passwordHash: 'next', credentialsVersion: 2 });
  });

  it('notes that an email is proven', async () => {
    const { id } = await added();
    await accounts.markEmailProven(id);
    expect(await accounts.find(id)).toMatchObject({ emailProvenAt: expect.any(Date) as Date });
  });

  it('lists consents, the oldest first; a decision of the same moment replaces the earlier one', async () => {
    const { id: accountId } = await added();
    const decision = { accountId, purpose: 'marketing', given: true, textVersion: '2026-11' } as const;
    await accounts.addConsents([{ ...decision, decidedAt: minute(2) }]);
    await accounts.addConsents([
      { ...decision, decidedAt: minute(1) },
      { ...decision, purpose: 'data', decidedAt: minute(1) },
    ]);
    await accounts.addConsents([{ ...decision, given: false, decidedAt: minute(2) }]);
    expect(await accounts.consentsOf(accountId)).toEqual([
      { ...decision, purpose: 'data', decidedAt: minute(1) },
      { ...decision, decidedAt: minute(1) },
      { ...decision, given: false, decidedAt: minute(2) },
    ]);
  });

  it('lists old accounts of shoppers that never proved their email, page by page', async () => {
    const day = 86_400_000;
    const at = (days: number) => ({ createdAt: new Date(NOW.getTime() + days * day) });
    const old = [await added(at(-1)), await added(at(-2)), await added(at(-3))].map(({ id }) => id).sort();
    const proven = await added(at(-1));
    await accounts.markEmailProven(proven.id);
    await added({ ...at(-1), role: 'staff', staffRole: 'taller' });
    await added(at(1));
    const listed = async (after: string | null, limit: number) =>
      (await accounts.unproven(NOW, after, limit)).filter((id) => old.includes(id) || id === proven.id);
    expect(await listed(null, 1_000)).toEqual(old);
    expect(await listed(old[0]!, 1_000)).toEqual(old.slice(1));
    expect(await accounts.unproven(NOW, old[0]!, 1)).toHaveLength(1);
  });

  it('removes an account with its consents and codes, and frees its email', async () => {
    const [account, other] = [await added(), await added()];
    for (const { id: accountId } of [account, other]) {
      const consent = { accountId, purpose: 'data', given: true, textVersion: '2026-11', decidedAt: NOW } as const;
      await accounts.addConsents([consent]);
      await codes.add(codeAt(accountId, 1));
    }
    await accounts.remove(account.id);
    expect(await accounts.find(account.id)).toBeNull();
    expect([await accounts.consentsOf(account.id), await codes.newest(account.id)]).toEqual([[], null]);
    expect(await accounts.consentsOf(other.id)).toHaveLength(1);
    expect(await codes.newest(other.id)).not.toBeNull();
    await added({ email: account.email });
  });

  it('keeps the newest links of an account, and removes all of that account alone', async () => {
    const [{ id: one }, { id: other }] = [await added(), await added()];
    for (const minutes of [2, 3, 1]) await codes.add(codeAt(one, minutes));
    await codes.add(codeAt(other, 1));
    expect(await codes.newest(one)).toMatchObject({ digest: 'code 3' });

    await codes.keepNewest(one, 2);
    const isKept = (accountId: string, minutes: number) => codes.findByToken(codeAt(accountId, minutes).tokenDigest);
    expect(await isKept(one, 1)).toBeNull();
    expect(await isKept(one, 2)).toEqual(codeAt(one, 2));
    expect(await isKept(other, 1)).not.toBeNull();
    await codes.removeAll(one);
    expect(await codes.newest(one)).toBeNull();
    expect(await isKept(other, 1)).not.toBeNull();
  });
}

import { IdentityWorld } from '../../../test/fakes/identity-world.js';
import { PASSWORD } from '../../../test/support/shopper.js';
import { DAY_MS } from '../../common/time.js';
import type { SignedInUser } from '../domain/account.js';

const IP_ADDRESS = '203.0.113.9';
const ANA = { name: 'Ana Gil', password: 'Tijera-Lila-2026' };

describe('people of the staff', () => {
  let world: IdentityWorld;
  let owner: SignedInUser;

  beforeEach(async () => {
    world = new IdentityWorld();
    owner = await world.staffMember('lucia@sigerist.co');
  });

  const accept = (token: string, changes: object = {}) =>
    world.acceptInvitation.accept(token, { ...ANA, ...changes }, IP_ADDRESS);
  const isBad = { code: 'staff.bad_invitation', kind: 'not_found' };

  describe('invitations', () => {
    it('make an account with the role that the owner chose, once', async () => {
      const token = await world.mailedInvitation(owner, 'ana@example.com');
      expect(await world.invitationService.find(token, IP_ADDRESS)).toMatchObject({ email: 'ana@example.com' });
      const account = await accept(token);
      expect(account).toMatchObject({ name: 'Ana Gil', role: 'staff', staffRole: 'taller', email: 'ana@example.com' });
      expect(await world.tryLogIn('ana@example.com', ANA.password)).toMatchObject({ id: account.id });
      await expect(accept(token)).rejects.toMatchObject(isBad);
      expect(world.audit.summaries).toEqual(
        expect.arrayContaining([
          'Equipo Sigerist invitó a ana@example.com al equipo con el rol taller',
          'Ana Gil entró al equipo (ana@example.com) con el rol taller',
        ]),
      );
    });

    it('are refused when the token is guessed, replaced, of another email or three days old', async () => {
      const first = await world.mailedInvitation(owner, 'ana@example.com');
      await expect(accept('AAAAAAAAAAAAAAAAAAAAAA')).rejects.toMatchObject(isBad);
      const second = await world.mailedInvitation(owner, 'ana@example.com');
      await expect(accept(first)).rejects.toMatchObject(isBad);
      await expect(accept(second, { email: 'beto@example.com' })).rejects.toMatchObject(isBad);
      world.clock.pass(3 * DAY_MS);
      await expect(accept(second)).rejects.toMatchObject(isBad);
      expect(await world.invitationService.open()).toEqual([]);
      expect(await world.accounts.findByEmail('ana@example.com')).toBeNull();
    });

    it('keep working after a password that is easy to guess', async () => {
      const token = await world.mailedInvitation(owner, 'ana@example.com');
      const refused = { code: 'request.invalid', fields: { password: expect.any(String) as string } };
      await expect(accept(token, { password: 'Ana-Gil-2026*' })).rejects.toMatchObject(refused);
      await accept(token);
    });

    it('never turn a shopper into staff', async () => {
      const { email, id } = await world.register();
      await world.accounts.markEmailProven(id);
      const isShopper = { code: 'staff.shopper_account', kind: 'conflict' };
      await expect(world.invite.invite(owner, email, 'taller')).rejects.toMatchObject(isShopper);
      const token = await world.mailedInvitation(owner, 'ana@example.com');
      const shopper = await world.register({ email: 'ana@example.com' });
      await world.accounts.markEmailProven(shopper.id);
      await expect(accept(token)).rejects.toMatchObject(isShopper);
      expect(await world.accounts.findByEmail('ana@example.com')).toMatchObject({ role: 'shopper' });
    });

    it.each(['before', 'after'])('replace an account that a stranger registered %s the invitation', async (when) => {
      const replacements: object[] = [];
      world.addPart('orders', {
        replaceAccount: (replacement) => Promise.resolve(void replacements.push(replacement)),
      });
      const email = 'ana@example.com';
      const early = when === 'before' ? await world.register({ email }) : undefined;
      const token = await world.mailedInvitation(owner, email);
      const stranger = early ?? (await world.register({ email }));
      const account = await accept(token);
      expect(account).toMatchObject({ email, role: 'staff', staffRole: 'taller' });
      expect(account.id).not.toBe(stranger.id);
      expect(await world.accounts.find(stranger.id)).toBeNull();
      expect(world.sessions.ended).toContain(stranger.id);
      // The orders of the stranger's account are nobody's: an account of the staff buys nothing.
      expect(replacements).toEqual([{ oldId: stranger.id, newId: null, provenEmail: email }]);
      expect(await world.tryLogIn(email, PASSWORD)).toBeNull();
    });

    it('are refused for people of the staff, and bring back those who left', async () => {
      const bea = await world.staffMember('bea@sigerist.co', 'taller');
      await expect(world.invite.invite(owner, bea.email, 'duena')).rejects.toMatchObject({ code: 'staff.already' });
      await world.people.remove(owner, bea.id);
      const account = await accept(await world.mailedInvitation(owner, bea.email, 'duena'), { name: 'Bea Mora' });
      expect(account).toMatchObject({ id: bea.id, name: 'Bea Mora', staffRole: 'duena', disabledAt: null });
      expect(await world.tryLogIn(bea.email, PASSWORD)).toBeNull();
    });

    it('end with the rights of the owner who sent them, and when they are cancelled', async () => {
      const bea = await world.staffMember('bea@sigerist.co');
      const token = await world.mailedInvitation(bea, 'ana@example.com');
      await world.people.changeRole(owner, bea.id, 'taller');
      await expect(accept(token)).rejects.toMatchObject(isBad);
      const other = await world.mailedInvitation(owner, 'ana@example.com');
      const [open] = await world.invitationService.open();
      expect([await world.invite.cancel(owner, open!.id), await world.invite.cancel(owner, open!.id)]).toEqual([
        true,
        false,
      ]);
      await expect(accept(other)).rejects.toMatchObject(isBad);
    });
  });

  it('ends the sessions of a person with another role, and logs it', async () => {
    const bea = await world.staffMember('bea@sigerist.co', 'taller');
    await world.people.changeRole(owner, bea.id, 'duena');
    expect(await world.sessions.ofStaff(bea.id)).toEqual([]);
    expect(world.audit.all.at(-1)).toMatchObject({ before: { role: 'taller' }, after: { role: 'duena' } });
    expect((await world.people.list()).map(({ account }) => account.staffRole)).toEqual(['duena', 'duena']);
  });

  it('removes a person with their sessions', async () => {
    const bea = await world.staffMember('bea@sigerist.co', 'taller');
    await world.people.remove(owner, bea.id);
    expect(await world.sessions.ofStaff(bea.id)).toEqual([]);
    expect(await world.tryLogIn(bea.email, PASSWORD)).toBeNull();
    expect((await world.people.list()).map(({ account }) => account.email)).toEqual(['lucia@sigerist.co']);
    await expect(world.people.remove(owner, bea.id)).rejects.toMatchObject({ code: 'staff.not_found' });
  });

  it('keeps the last owner', async () => {
    const isLast = { code: 'staff.last_owner', kind: 'conflict' };
    await expect(world.people.remove(owner, owner.id)).rejects.toMatchObject(isLast);
    await expect(world.people.changeRole(owner, owner.id, 'taller')).rejects.toMatchObject(isLast);
    const bea = await world.staffMember('bea@sigerist.co');
    await world.people.changeRole(owner, owner.id, 'taller');
    await expect(world.people.remove(owner, bea.id)).rejects.toMatchObject({ code: 'auth.forbidden' });
  });

  it('ends one session of a person, or all but the own', async () => {
    const bea = await world.staffMember('bea@sigerist.co', 'taller');
    const [phone] = await world.staffSessions.list(bea.id);
    await world.staffSessions.end(owner, bea.id, phone!.id);
    expect(await world.staffSessions.list(bea.id)).toEqual([]);
    await expect(world.staffSessions.end(owner, bea.id, phone!.id)).rejects.toMatchObject({ kind: 'not_found' });
    const account = (await world.accounts.find(owner.id))!;
    await world.authenticator.begin(account, 'Safari en iPhone');
    await world.staffSessions.endAll(owner, owner.id);
    expect((await world.staffSessions.list(owner.id)).map(({ id }) => id)).toEqual([owner.staffSession!.id]);
    expect(world.audit.summaries).toContain(
      'Equipo Sigerist cerró la sesión «Chrome en Android» de Equipo Sigerist (bea@sigerist.co)',
    );
  });
});

import { IdentityWorld } from '../../../test/fakes/identity-world.js';
import { PASSWORD } from '../../../test/support/shopper.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../common/time.js';

const DEVICE = 'Chrome en Android';

describe('SessionAuthenticator', () => {
  let world: IdentityWorld;

  beforeEach(() => {
    world = new IdentityWorld();
  });

  it('finds the user of a session, until 90 days after its login', async () => {
    const account = await world.register();
    const { id, email } = account;
    const { payload } = await world.authenticator.begin(account, DEVICE);
    const signedInAt = world.clock.now();
    world.clock.pass(90 * DAY_MS);
    expect(await world.authenticator.find(payload)).toEqual({
      id,
      email,
      provenEmail: null,
      name: 'Laura Restrepo Gómez',
      firstName: 'Laura',
      lastName: 'Restrepo Gómez',
      role: 'shopper',
      staffRole: null,
      signedInAt,
      credentialsVersion: 1,
      staffSession: null,
    });
    world.clock.pass(1);
    expect(await world.authenticator.find(payload)).toBeNull();
  });

  it('rejects the session of a login that raced with a new password', async () => {
    const account = await world.register();
    const { payload } = await world.authenticator.begin(account, DEVICE);
    const changed = await world.changePassword.change(account.id, PASSWORD, 'Tijera-Lila-2027');
    expect(await world.authenticator.find(payload)).toBeNull();
    expect(await world.authenticator.find((await world.authenticator.begin(changed, DEVICE)).payload)).not.toBeNull();
  });

  it('rejects the session of a disabled or deleted account', async () => {
    const { email } = await world.staff.add('ana@sigerist.co', PASSWORD);
    const staff = (await world.accounts.findByEmail(email))!;
    const { payload } = await world.authenticator.begin(staff, DEVICE);
    expect(await world.authenticator.find(payload)).toMatchObject({ role: 'staff' });
    await world.staff.disable(email);
    expect(await world.authenticator.find(payload)).toBeNull();
    await world.accounts.remove(staff.id);
    expect(await world.authenticator.find(payload)).toBeNull();
  });

  describe('of staff', () => {
    /** A signed-in owner. */
    async function anOwner() {
      await world.staff.add('ana@sigerist.co', PASSWORD);
      const account = (await world.accounts.findByEmail('ana@sigerist.co'))!;
      const { payload } = await world.authenticator.begin(account, DEVICE);
      return { account, payload, find: () => world.authenticator.find(payload) };
    }

    it('ends a session after 12 idle hours', async () => {
      const { find } = await anOwner();
      for (let uses = 0; uses < 3; uses += 1) {
        world.clock.pass(12 * HOUR_MS);
        expect(await find()).toMatchObject({ role: 'staff', staffRole: 'duena' });
      }
      world.clock.pass(12 * HOUR_MS + MINUTE_MS);
      expect(await find()).toBeNull();
    });

    it('ends a session after 7 days of use', async () => {
      const { find } = await anOwner();
      for (let halfDays = 0; halfDays < 14; halfDays += 1) {
        world.clock.pass(12 * HOUR_MS);
        expect(await find()).not.toBeNull();
      }
      world.clock.pass(MINUTE_MS);
      expect(await find()).toBeNull();
    });

    it('rejects a session that was ended elsewhere, and one of an earlier release without a record', async () => {
      const { account, payload, find } = await anOwner();
      const { staffSessionId, ...earlier } = payload;
      expect(await world.authenticator.find(earlier)).toBeNull();
      const other = await anOtherSession(account.id);
      expect(await world.authenticator.find({ ...payload, staffSessionId: other })).not.toBeNull();
      await world.sessions.end(staffSessionId!, account.id);
      expect(await find()).toBeNull();
    });

    it('ends with the logout, so that the list shows open sessions only', async () => {
      const { account, payload, find } = await anOwner();
      await world.authenticator.ended((await find())!);
      expect(await world.staffSessions.list(account.id)).toEqual([]);
      expect(await world.authenticator.find(payload)).toBeNull();
    });

    async function anOtherSession(accountId: string): Promise<string> {
      const account = (await world.accounts.find(accountId))!;
      return (await world.authenticator.begin(account, 'Safari en iPhone')).payload.staffSessionId!;
    }

    it('notes a confirmation of the identity by the right password', async () => {
      const { find } = await anOwner();
      const user = (await find())!;
      expect(user.staffSession).toMatchObject({ identityConfirmedAt: null });
      await expect(world.confirmIdentity.byPassword(user, 'Otra-Clave-2026')).rejects.toMatchObject({
        code: 'account.wrong_password',
      });
      expect((await find())!.staffSession).toMatchObject({ identityConfirmedAt: null });
      const now = world.clock.now();
      expect(await world.confirmIdentity.byPassword(user, PASSWORD)).toEqual(new Date(now.getTime() + 10 * MINUTE_MS));
      expect((await find())!.staffSession).toMatchObject({ identityConfirmedAt: now });
    });
  });
});

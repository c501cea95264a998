import { IdentityWorld } from '../../../test/fakes/identity-world.js';
import { PASSWORD } from '../../../test/support/shopper.js';

describe('ManageStaff', () => {
  let world: IdentityWorld;

  beforeEach(() => {
    world = new IdentityWorld();
  });

  const emails = async () => (await world.staff.list()).map(({ email }) => email);

  it('makes the first account once', async () => {
    expect(await world.staff.ensureFirst('Staff@Sigerist.local')).toEqual({
      email: 'staff@sigerist.local',
      generatedPassword: expect.any(String) as string,
    });
    expect(await world.staff.ensureFirst('other@sigerist.co')).toBeUndefined();
    expect(await emails()).toEqual(['staff@sigerist.local']);
  });

  it('adds an account, and enables a disabled one with a new password', async () => {
    expect(await world.staff.add('Ana@Sigerist.co', PASSWORD)).toEqual({ email: 'ana@sigerist.co' });
    const { id } = (await world.accounts.findByEmail('ana@sigerist.co'))!;
    await world.staff.disable('ANA@sigerist.co');
    expect(await world.accounts.find(id)).toMatchObject({ disabledAt: world.clock.now() });
    const { generatedPassword } = await world.staff.add('ana@sigerist.co');
    expect(await world.accounts.find(id)).toMatchObject({
      role: 'staff',
      name: 'Equipo Sigerist',
      disabledAt: null,
      credentialsVersion: 2,
      passwordHash: `hash of ${generatedPassword}`,
    });
    expect(world.sessions.ended).toEqual([id, id]);
    expect(await emails()).toEqual(['ana@sigerist.co']);
  });

  it('never turns a shopper into staff', async () => {
    const { email } = await world.register();
    for (const call of [() => world.staff.add(email, PASSWORD), () => world.staff.disable(email)])
      await expect(call()).rejects.toThrow("is a shopper's account");
    expect(await emails()).toEqual([]);
  });

  it.each([
    ['ana', PASSWORD, 'no email address'],
    ['ana@localhost', PASSWORD, 'no email address'],
    ['beto@sigerist.co', 'corta', '8 to 128 characters'],
    ['beto@sigerist.co', 'Password1!', 'easy to guess'],
    ['beto@sigerist.co', 'Colombia2026*', 'easy to guess'],
    ['beto@sigerist.co', 'Beto-2026*', 'easy to guess'],
  ])('refuses to add %s with the password %s', async (email, password, reason) => {
    await expect(world.staff.add(email, password)).rejects.toThrow(reason);
    expect(await emails()).toEqual([]);
  });

  it('rejects disabling an unknown account', async () => {
    await expect(world.staff.disable('nobody@sigerist.co')).rejects.toThrow('There is no account');
  });
});

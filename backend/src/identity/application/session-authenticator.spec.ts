import { IdentityWorld } from '../../../test/fakes/identity-world.js';
import { PASSWORD } from '../../../test/support/shopper.js';
import { DAY_MS } from '../../common/time.js';

describe('SessionAuthenticator', () => {
  let world: IdentityWorld;

  beforeEach(() => {
    world = new IdentityWorld();
  });

  it('finds the user of a session, until 90 days after its login', async () => {
    const account = await world.registers();
    const { id, email } = account;
    const payload = world.authenticator.payloadOf(account);
    const signedInAt = world.clock.now();
    world.clock.pass(90 * DAY_MS);
    expect(await world.authenticator.find(payload)).toEqual({
      ...{ id, email, name: 'Laura Restrepo Gómez', firstName: 'Laura', lastName: 'Restrepo Gómez' },
      ...{ role: 'shopper', signedInAt },
    });
    world.clock.pass(1);
    expect(await world.authenticator.find(payload)).toBeNull();
  });

  it('rejects the session of a login that raced with a new password', async () => {
    const account = await world.registers();
    const payload = world.authenticator.payloadOf(account);
    const changed = await world.changePassword.change(account.id, PASSWORD, 'Tijera-Lila-2027');
    expect(await world.authenticator.find(payload)).toBeNull();
    expect(await world.authenticator.find(world.authenticator.payloadOf(changed))).not.toBeNull();
  });

  it('rejects the session of a disabled or deleted account', async () => {
    const { email } = await world.staff.add('ana@sigerist.co', PASSWORD);
    const staff = (await world.accounts.findByEmail(email))!;
    const payload = world.authenticator.payloadOf(staff);
    expect(await world.authenticator.find(payload)).toMatchObject({ role: 'staff' });
    await world.staff.disable(email);
    expect(await world.authenticator.find(payload)).toBeNull();
    await world.accounts.remove(staff.id);
    expect(await world.authenticator.find(payload)).toBeNull();
  });
});

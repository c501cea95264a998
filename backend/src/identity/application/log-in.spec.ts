import { IdentityWorld } from '../../../test/fakes/identity-world.js';
import { PASSWORD } from '../../../test/support/shopper.js';
import { MINUTE_MS } from '../../common/time.js';
import type { Account } from '../domain/account.js';

const TOO_MANY = { kind: 'too_many' };

describe('LogIn', () => {
  let world: IdentityWorld;
  let account: Account;
  let email: string;

  beforeEach(async () => {
    world = new IdentityWorld();
    account = await world.register();
    ({ email } = account);
    world.hasher.hashed = [];
  });

  const guess = (ip: string, ...tokens: string[]) => world.tryLogIn(email, 'Otra-1234', ip, ...tokens);
  const logs = (ip = '203.0.113.40', ...tokens: string[]) => world.tryLogIn(email, PASSWORD, ip, ...tokens);
  /** Strangers of 15 networks guess, until the account is paused from everywhere. */
  async function pause(): Promise<void> {
    for (let network = 1; network <= 15; network += 1) expect(await guess(`198.51.100.${network}`)).toBeNull();
    await expect(logs()).rejects.toMatchObject(TOO_MANY);
  }

  it('finds the account of an email and password', async () => {
    expect(await logs()).toMatchObject({ id: account.id });
  });

  it('finds nothing for a wrong password, an unknown email and a disabled account, and compares a password each time', async () => {
    const { email: staff } = await world.staff.add('ana@sigerist.co', PASSWORD);
    await world.staff.disable(staff);
    world.hasher.hashed = [];
    expect(await guess('203.0.113.1')).toBeNull();
    expect(await world.tryLogIn('nobody@example.com', 'Otra-1234')).toBeNull();
    expect(await world.tryLogIn(staff, PASSWORD)).toBeNull();
    expect(world.hasher.hashed).toEqual(['Otra-1234', 'Otra-1234', PASSWORD]);
  });

  it('pauses an account for a network after five failures, with growing pauses, and not for others', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect(await guess('2001:db8:1:2::1')).toBeNull();
    await expect(logs('2001:db8:1:2::2')).rejects.toMatchObject({ ...TOO_MANY, retryAfterSeconds: 30 });
    expect(await logs('2001:db8:1:3::1')).not.toBeNull();
    world.clock.pass(30_000);
    expect(await guess('2001:db8:1:2::1')).toBeNull();
    await expect(logs('2001:db8:1:2::2')).rejects.toMatchObject({ ...TOO_MANY, retryAfterSeconds: 60 });
    world.clock.pass(60_000);
    expect(await logs('2001:db8:1:2::2')).not.toBeNull();
  });

  it('clears the failures of an account with a login', async () => {
    for (let tries = 0; tries < 4; tries += 1) await guess('203.0.113.40');
    await logs();
    for (let tries = 0; tries < 5; tries += 1) expect(await guess('203.0.113.40')).toBeNull();
    await expect(logs()).rejects.toMatchObject(TOO_MANY);
  });

  it('pauses an account for everyone after 15 failures from many networks', async () => {
    await pause();
    world.clock.pass(5_000);
    expect(await logs()).not.toBeNull();
  });

  it('pauses a network after 60 failures at many accounts, and a login of its own does not end the count', async () => {
    for (let tries = 0; tries < 59; tries += 1) await world.tryLogIn(`user-${tries}@example.com`, 'x');
    expect(await logs('203.0.113.1')).not.toBeNull();
    await world.tryLogIn('user-59@example.com', 'x');
    await expect(logs('203.0.113.1')).rejects.toMatchObject(TOO_MANY);
    expect(await logs('203.0.113.2')).not.toBeNull();
  });

  it('does not count a login that a pause refused, and compares no password', async () => {
    await pause();
    world.hasher.hashed = [];
    for (let tries = 0; tries < 8; tries += 1) await expect(logs()).rejects.toMatchObject(TOO_MANY);
    expect(world.hasher.hashed).toEqual([]);
    world.clock.pass(5_000);
    expect(await logs()).not.toBeNull();
  });

  describe('on a known device', () => {
    const deviceOf = ({ id, credentialsVersion }: Account) => world.devices.issue({ id, credentialsVersion });

    it('works while strangers keep the account paused, whose failures stay counted', async () => {
      const device = deviceOf(account);
      await pause();
      expect(await logs('198.51.100.1', device)).toMatchObject({ id: account.id });
      await expect(logs()).rejects.toMatchObject(TOO_MANY);
    });

    it('has pauses of its own, which reach no other device of the account', async () => {
      const [device, other] = [deviceOf(account), deviceOf(account)];
      for (let tries = 0; tries < 5; tries += 1) expect(await guess('203.0.113.40', device)).toBeNull();
      await expect(logs('203.0.113.40', device)).rejects.toMatchObject(TOO_MANY);
      expect(await logs('203.0.113.40', other)).not.toBeNull();
      expect(await logs('203.0.113.40')).not.toBeNull();
      world.clock.pass(MINUTE_MS);
      expect(await logs('203.0.113.40', device)).not.toBeNull();
    });

    it('ends with a new password', async () => {
      const device = deviceOf(account);
      const changed = await world.changePassword.change(account.id, PASSWORD, 'Tijera-Lila-2027');
      await pause();
      const logsWith = (token: string) => world.tryLogIn(email, 'Tijera-Lila-2027', '203.0.113.40', token);
      await expect(logsWith(device)).rejects.toMatchObject(TOO_MANY);
      expect(await logsWith(deviceOf(changed))).not.toBeNull();
    });

    it('is none with the token of another account or a forged one', async () => {
      const device = deviceOf(account);
      const other = deviceOf(await world.register());
      await pause();
      const forged = [
        other,
        device.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
        'A'.repeat(65),
        'A'.repeat(10_000),
      ];
      for (const token of forged) await expect(logs('203.0.113.40', token)).rejects.toMatchObject(TOO_MANY);
      expect(await logs('203.0.113.40', ...forged, device)).not.toBeNull();
    });
  });
});

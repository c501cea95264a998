import { IdentityWorld } from '../../../test/fakes/identity-world.js';
import { DAY_MS } from '../../common/time.js';
import type { Account } from '../domain/account.js';

describe('ConfirmEmail', () => {
  let world: IdentityWorld;
  let account: Account;
  let token: string;

  beforeEach(async () => {
    world = new IdentityWorld();
    account = await world.register();
    await world.sendMails();
    [, token] = /\/cuenta#confirmar=([\w-]+)/.exec(world.mails[0]!.text) as unknown as [string, string];
  });

  const provenAt = async () => (await world.accounts.find(account.id))!.emailProvenAt;

  it('proves the mailbox by the link of the welcome mail, also when it is opened again', async () => {
    await world.confirmation.confirm(account, token);
    const first = await provenAt();
    expect(first).toBeInstanceOf(Date);
    await world.confirmation.confirm(account, token);
    expect(await provenAt()).toBe(first);
  });

  it('keeps the account at a reset', async () => {
    await world.confirmation.confirm(account, token);
    const mailed = await world.mailedReset(account.email);
    await world.reset.byLink({ token: mailed.token, newPassword: 'Tijera-Lila-2027' }, '192.0.2.1');
    expect(await world.accounts.find(account.id)).toMatchObject({
      name: 'Laura Restrepo Gómez',
      credentialsVersion: 2,
    });
  });

  it('works within 30 days of the registration, and later only when it was proven before', async () => {
    world.clock.pass(30 * DAY_MS + 1);
    const expired = { code: 'account.confirmation_expired', message: 'Este enlace ya venció.' };
    await expect(world.confirmation.confirm(account, token)).rejects.toMatchObject(expired);
    expect(await provenAt()).toBeNull();
    world.clock.pass(-1);
    await world.confirmation.confirm(account, token);
    expect(await provenAt()).not.toBeNull();
    world.clock.pass(2 * DAY_MS);
    await world.confirmation.confirm(account, token);
  });

  it('rejects a made-up link and the link of another account', async () => {
    const bad = { code: 'account.bad_confirmation', message: 'Este enlace no es de tu cuenta.' };
    const other = await world.register();
    for (const [user, tried] of [
      [other, token],
      [account, 'x'],
      [account, `${token.slice(1)}A`],
    ] as const)
      await expect(world.confirmation.confirm(user, tried)).rejects.toMatchObject(bad);
    expect(await provenAt()).toBeNull();
  });
});

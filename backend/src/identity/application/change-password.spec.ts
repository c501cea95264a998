import { IdentityWorld } from '../../../test/fakes/identity-world.js';
import { PASSWORD } from '../../../test/support/shopper.js';
import { POLICIES } from '../../common/throttling/policies.js';
import type { Account } from '../domain/account.js';
import { mailPasswordChangedJob } from './account-mails.js';

const NEW = 'Tijera-Lila-2027';
const WRONG = { kind: 'invalid', code: 'account.wrong_password', message: 'La contraseña actual no es correcta' };

describe('ChangePassword', () => {
  let world: IdentityWorld;
  let account: Account;

  beforeEach(async () => {
    world = new IdentityWorld();
    account = await world.register();
  });

  const change = (current: string, next = NEW) => world.changePassword.change(account.id, current, next);

  it('sets the new password, ends every session and mails the owner', async () => {
    const changed = await change(PASSWORD);
    expect(changed).toMatchObject({ id: account.id, passwordHash: `hash of ${NEW}`, credentialsVersion: 2 });
    expect(await world.accounts.find(account.id)).toEqual(changed);
    expect(world.sessions.ended).toEqual([account.id]);
    expect(world.jobs.of(mailPasswordChangedJob)).toEqual([{ accountId: account.id, version: 2 }]);
  });

  it('rejects a wrong current password, with growing pauses after five of them', async () => {
    for (let guess = 0; guess < 5; guess += 1) await expect(change('Otra-1234')).rejects.toMatchObject(WRONG);
    await expect(change(PASSWORD)).rejects.toMatchObject({ kind: 'too_many', retryAfterSeconds: 30 });
    world.clock.pass(30_000);
    await change(PASSWORD);
    expect(world.sessions.ended).toEqual([account.id]);
  });

  it.each([
    ['Colombia2026*', 'Es fácil de adivinar: no uses solo palabras como Sigerist, Colombia o tu ciudad'],
    ['G0mez-Restrepo1', 'Es fácil de adivinar: no uses solo tu nombre ni tu correo'],
  ])('rejects %s as a new password and keeps the sessions', async (next, message) => {
    const refusal = { code: 'request.invalid', message, fields: { newPassword: message } };
    await expect(change(PASSWORD, next)).rejects.toMatchObject(refusal);
    expect(await world.accounts.find(account.id)).toEqual(account);
    expect([world.sessions.ended, world.jobs.of(mailPasswordChangedJob)]).toEqual([[], []]);
  });

  it('rejects a password that was changed elsewhere in the same instant', async () => {
    const hash = world.hasher.hash.bind(world.hasher);
    world.hasher.hash = async (password) => {
      await world.accounts.setPassword(account.id, 'hash of another', 1);
      return hash(password);
    };
    await expect(change(PASSWORD)).rejects.toMatchObject(WRONG);
    expect(await world.accounts.find(account.id)).toMatchObject({ passwordHash: 'hash of another' });
  });

  it('limits the slow hashes of repeated changes', async () => {
    const { calls } = POLICIES.passwordConfirmations;
    world.hasher.hashed = [];
    for (let call = 0; call < calls; call += 1) await change(PASSWORD, PASSWORD);
    await expect(change(PASSWORD)).rejects.toMatchObject({ kind: 'too_many' });
    await expect(world.deleteAccount.delete(account.id, PASSWORD)).rejects.toMatchObject({ kind: 'too_many' });
    expect(world.hasher.hashed).toHaveLength(2 * calls);
    expect(await world.tryLogIn(account.email, PASSWORD)).not.toBeNull();
  });
});

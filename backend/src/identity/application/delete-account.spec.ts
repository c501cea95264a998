import { IdentityWorld } from '../../../test/fakes/identity-world.js';
import { PASSWORD } from '../../../test/support/shopper.js';
import type { Person } from '../../common/personal-data.js';
import type { Account } from '../domain/account.js';
import { mailAccountDeletedJob } from './account-mails.js';

describe('DeleteAccount', () => {
  let world: IdentityWorld;
  let account: Account;
  let erased: Person[];

  beforeEach(async () => {
    world = new IdentityWorld();
    account = await world.register({ acceptsMarketing: true });
    await world.sendMails();
    erased = [];
    world.addPart('orders', {
      erase: (person) => {
        erased.push(person);
        return Promise.resolve({ erased: 1, kept: ['SIG-7K2QXM'] });
      },
    });
  });

  it('removes the account with its consents, codes and sessions, and mails a list of the data that stay', async () => {
    const { id, email } = account;
    await world.mailedReset(email);
    expect(await world.deleteAccount.delete(id, PASSWORD)).toMatchObject({ id });
    expect(await world.accounts.find(id)).toBeNull();
    expect([await world.accounts.consentsOf(id), await world.codes.newest(id)]).toEqual([[], null]);
    expect(world.sessions.ended).toEqual([id]);
    const kept = { keptOrders: ['SIG-7K2QXM'], keptPayments: 0, keptConversations: 0, isEmailProven: false };
    expect(world.jobs.of(mailAccountDeletedJob)).toEqual([{ id, email, firstName: 'Laura', ...kept }]);
    expect(await world.tryLogIn(email, PASSWORD)).toBeNull();
  });

  it('erases data of other modules under the email only when it is proven', async () => {
    const other = await world.register();
    await world.accounts.markEmailProven(other.id);
    for (const { id } of [account, other]) await world.deleteAccount.delete(id, PASSWORD);
    expect(erased).toEqual([
      { accountId: account.id, provenEmail: null },
      { accountId: other.id, provenEmail: other.email },
    ]);
  });

  it('needs the password, with growing pauses after five wrong ones', async () => {
    const wrong = { code: 'account.wrong_password' };
    for (let guess = 0; guess < 5; guess += 1)
      await expect(world.deleteAccount.delete(account.id, 'x')).rejects.toMatchObject(wrong);
    await expect(world.deleteAccount.delete(account.id, PASSWORD)).rejects.toMatchObject({ kind: 'too_many' });
    expect([erased, await world.accounts.find(account.id)]).toEqual([[], account]);
  });

  it('keeps everything when a module cannot erase its part', async () => {
    world.addPart('payments', { erase: () => Promise.reject(new Error('The database is down')) });
    await expect(world.deleteAccount.delete(account.id, PASSWORD)).rejects.toThrow('The database is down');
    expect(await world.accounts.find(account.id)).toEqual(account);
    expect([world.sessions.ended, world.jobs.of(mailAccountDeletedJob)]).toEqual([[], []]);
  });

  it('deletes no account of staff', async () => {
    const { email } = await world.staff.add('ana@sigerist.co', PASSWORD);
    const { id } = (await world.accounts.findByEmail(email))!;
    await expect(world.deleteAccount.delete(id, PASSWORD)).rejects.toMatchObject({ code: 'auth.forbidden' });
  });
});

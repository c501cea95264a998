import { IdentityWorld } from '../../../test/fakes/identity-world.js';
import type { Account } from '../domain/account.js';

const REQUIRED = { kind: 'unauthenticated', code: 'auth.required' };

describe('MyAccount', () => {
  let world: IdentityWorld;
  let account: Account;

  beforeEach(async () => {
    world = new IdentityWorld();
    account = await world.register({ dataConsent: false });
  });

  it('changes the data that are named', async () => {
    const changed = await world.myAccount.change(account.id, { name: 'Laura Gil', phone: null });
    expect(changed).toEqual({ ...account, name: 'Laura Gil', phone: null });
    expect(await world.myAccount.find(account.id)).toEqual(changed);
  });

  it('stores each decision about marketing, but no repetition', async () => {
    for (const acceptsMarketing of [true, true, false, undefined]) {
      world.clock.pass(1_000);
      await world.myAccount.change(account.id, { acceptsMarketing });
    }
    const { consents } = await world.myAccount.export(account.id);
    expect(consents).toMatchObject([
      { purpose: 'marketing', given: true },
      { purpose: 'marketing', given: false },
    ]);
  });

  it('exports data of other modules under the email only when it is proven', async () => {
    world.addPart('contactMessages', {
      read: ({ provenEmail }) => Promise.resolve(provenEmail === account.email ? [{ message: 'Hola' }] : []),
    });
    expect(await world.myAccount.export(account.id)).toEqual({
      exportedAt: world.clock.now(),
      account,
      consents: [],
      more: { contactMessages: [] },
      incomplete: [],
    });
    await world.accounts.markEmailProven(account.id);
    expect((await world.myAccount.export(account.id)).more).toEqual({ contactMessages: [{ message: 'Hola' }] });
  });

  it('is refused once the account was deleted in another browser', async () => {
    await world.accounts.remove(account.id);
    await expect(world.myAccount.find(account.id)).rejects.toMatchObject(REQUIRED);
    await expect(world.myAccount.change(account.id, { name: 'Laura' })).rejects.toMatchObject(REQUIRED);
  });
});

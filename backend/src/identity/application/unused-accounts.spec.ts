import { IdentityWorld } from '../../../test/fakes/identity-world.js';
import { RollingBackTransaction } from '../../../test/fakes/rolling-back-transaction.js';
import { DAY_MS } from '../../common/time.js';
import { UnusedAccounts } from './unused-accounts.js';

describe('UnusedAccounts', () => {
  it('removes after a year accounts that never proved their email and hold nothing', async () => {
    const world = new IdentityWorld();
    const { accounts, sessions, personalData, clock } = world;
    const unused = new UnusedAccounts(accounts, sessions, personalData, new RollingBackTransaction(accounts), clock);
    const [idle, buyer, proven] = [await world.register(), await world.register(), await world.register()];
    await accounts.markEmailProven(proven.id);
    world.addPart('orders', { read: ({ accountId }) => Promise.resolve(accountId === buyer.id ? [{}] : []) });
    const left = async () => (await Promise.all([idle, buyer, proven].map(({ id }) => accounts.find(id)))).map(Boolean);

    clock.pass(364 * DAY_MS);
    expect(await unused.remove()).toBe(0);
    expect(await left()).toEqual([true, true, true]);
    clock.pass(2 * DAY_MS);
    expect(await unused.remove()).toBe(1);
    expect(await left()).toEqual([false, true, true]);
    expect(sessions.ended).toEqual([idle.id]);
  });
});

import type { Accounts } from '../../src/identity/application/accounts.port.js';
import type { SecondFactors } from '../../src/identity/application/second-factors.port.js';
import { AuthenticatorApp, Passkey } from '../../src/identity/domain/second-factor.js';
import { anAccount } from '../builders/account.builder.js';

const NOW = new Date('2026-01-15T15:00:00Z');
const minute = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** The behaviour of every store of second factors. */
export function itKeepsSecondFactors(
  open: () => { readonly factors: SecondFactors; readonly accounts: Accounts },
): void {
  let factors: SecondFactors;
  let ana: string;
  let bea: string;

  beforeEach(async () => {
    const store = open();
    ({ factors } = store);
    const people = [
      anAccount({ role: 'staff', staffRole: 'duena' }),
      anAccount({ role: 'staff', staffRole: 'taller' }),
    ];
    for (const person of people) await store.accounts.add(person);
    [ana, bea] = people.map(({ id }) => id) as [string, string];
  });

  const aPasskey = (accountId: string, minutes = 0): Passkey =>
    Object.assign(new Passkey(), {
      id: crypto.randomUUID(),
      accountId,
      publicKey: 'key',
      counter: 0,
      transports: ['internal', 'hybrid'],
      name: 'Chrome en Android',
      createdAt: minute(minutes),
      lastUsedAt: null,
    });
  const anApp = (accountId: string): AuthenticatorApp =>
    Object.assign(new AuthenticatorApp(), { accountId, secret: 'sealed', createdAt: NOW, lastStep: 7 });

  it('keeps passkeys by person, and their uses', async () => {
    const [first, second] = [aPasskey(ana, 1), aPasskey(ana)];
    for (const passkey of [first, second, aPasskey(bea)]) expect(await factors.addPasskey(passkey)).toBe(true);
    expect(await factors.addPasskey(Object.assign(aPasskey(bea), { id: first.id }))).toBe(false);
    await factors.usedPasskey(first.id, 4_000_000_000, minute(5));
    const used = Object.assign(first, { counter: 4_000_000_000, lastUsedAt: minute(5) });
    expect(await factors.passkeysOf(ana)).toEqual([second, used]);
    expect(await factors.findPasskey(first.id)).toEqual(used);
    expect([await factors.removePasskey(first.id, bea), await factors.removePasskey(first.id, ana)]).toEqual([
      false,
      true,
    ]);
    expect(await factors.findPasskey(first.id)).toBeNull();
  });

  it('uses each time step of an app once, and none before it', async () => {
    await factors.saveAuthenticatorApp(anApp(ana));
    expect(await factors.authenticatorApp(ana)).toEqual(anApp(ana));
    const used = await Promise.all([8, 8].map((step) => factors.useStep(ana, step)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect([await factors.useStep(ana, 7), await factors.useStep(ana, 9), await factors.useStep(bea, 9)]).toEqual([
      ...[false, true, false],
    ]);
    await factors.saveAuthenticatorApp(anApp(ana));
    expect(await factors.authenticatorApp(ana)).toMatchObject({ lastStep: 7 });
    expect([await factors.removeAuthenticatorApp(ana), await factors.removeAuthenticatorApp(ana)]).toEqual([
      true,
      false,
    ]);
  });

  it('replaces the sealing of an app that is still the same', async () => {
    await factors.saveAuthenticatorApp(anApp(ana));
    await factors.replaceAppSecret(ana, 'other', 'never');
    await factors.replaceAppSecret(bea, 'sealed', 'never');
    await factors.replaceAppSecret(ana, 'sealed', 'sealed anew');
    const own = (await factors.authenticatorApps()).filter(({ accountId }) => [ana, bea].includes(accountId));
    expect(own).toEqual([Object.assign(anApp(ana), { secret: 'sealed anew' })]);
  });

  it('uses each recovery code once, of its person alone, and replaces them', async () => {
    await factors.setRecoveryCodes(ana, ['one', 'two', 'three']);
    await factors.setRecoveryCodes(bea, ['one']);
    const used = await Promise.all(['one', 'one'].map((digest) => factors.useRecoveryCode(ana, digest)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect([await factors.countRecoveryCodes(ana), await factors.countRecoveryCodes(bea)]).toEqual([2, 1]);
    await factors.setRecoveryCodes(ana, ['four']);
    expect(await factors.useRecoveryCode(ana, 'two')).toBe(false);
    expect(await factors.countRecoveryCodes(ana)).toBe(1);
  });

  it('finds the people with a factor, and deletes all factors of a person', async () => {
    expect(await factors.has(ana)).toBe(false);
    await factors.addPasskey(aPasskey(ana));
    await factors.saveAuthenticatorApp(anApp(bea));
    await factors.setRecoveryCodes(ana, ['one']);
    expect([await factors.has(ana), await factors.has(bea)]).toEqual([true, true]);
    await factors.clear(ana);
    expect([await factors.has(ana), await factors.countRecoveryCodes(ana), await factors.has(bea)]).toEqual([
      false,
      0,
      true,
    ]);
  });

  it('redeems a challenge once, for the caller that it is bound to, until it expires', async () => {
    const digest = () => crypto.randomUUID();
    const [first, second] = [digest(), digest()];
    await factors.addChallenge(first, 'browser', minute(5));
    await factors.addChallenge(second, 'browser', minute(5));
    expect(await factors.takeChallenge(first, 'other', NOW)).toBe(false);
    const taken = await Promise.all([first, first].map((each) => factors.takeChallenge(each, 'browser', NOW)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await factors.takeChallenge(second, 'browser', minute(5))).toBe(false);
  });
}

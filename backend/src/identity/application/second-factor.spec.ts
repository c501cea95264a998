import { generateSync } from 'otplib';
import { IdentityWorld } from '../../../test/fakes/identity-world.js';
import { SoftwareAuthenticator } from '../../../test/support/software-authenticator.js';
import { testEnv } from '../../../test/support/env.js';
import { MINUTE_MS } from '../../common/time.js';
import type { Env } from '../../config/env.js';
import type { SignedInUser } from '../domain/account.js';
import { StaffCodes } from './staff-codes.js';

const ORIGIN = 'http://localhost:3000';
const BROWSER = 'browser of the login';
const HERE = { ip: '203.0.113.7' };

describe('second factors of staff', () => {
  let world: IdentityWorld;
  let ana: SignedInUser;

  beforeEach(async () => {
    world = new IdentityWorld();
    ana = await world.staffMember('ana@sigerist.co');
  });

  /** The code that the app shows on a phone whose clock is wrong by these minutes. */
  const codeOf = (secret: string, minutes = 0) =>
    generateSync({ secret, epoch: Math.floor(world.clock.now().getTime() / 1000) + minutes * 60 });
  async function withApp(user = ana): Promise<{ secret: string; recoveryCodes: string[] | null }> {
    const { secret } = world.factor.beginAuthenticatorApp(user);
    const recoveryCodes = await world.factor.addAuthenticatorApp(user, secret, codeOf(secret));
    world.clock.pass(3 * MINUTE_MS);
    return { secret, recoveryCodes };
  }
  async function withPasskey(user = ana): Promise<SoftwareAuthenticator> {
    const phone = new SoftwareAuthenticator(ORIGIN);
    await world.factor.addPasskey(user, phone.register(await world.factor.passkeyOptions(user)), 'Chrome en Android');
    return phone;
  }
  async function logIn(phone: SoftwareAuthenticator, boundTo = BROWSER) {
    const options = await world.passkeys.authenticationOptions(BROWSER);
    return world.passkeys.authenticate(boundTo, phone.authenticate(options));
  }
  const isBadCode = { code: 'auth.bad_code', kind: 'invalid' };
  const isBadPasskey = { code: 'auth.bad_passkey', kind: 'unauthenticated' };

  describe('the authenticator app', () => {
    it('opens a session that the password began', async () => {
      const { secret } = await withApp();
      const half = await world.session(ana);
      expect(half.staffSession).toMatchObject({ step: 'prove' });
      await world.proof.byCode(half, codeOf(secret), HERE);
      expect(await world.sessions.find(half.staffSession!.id)).toMatchObject({ step: 'done' });
      expect(world.audit.summaries).toContain('Equipo Sigerist entró con su contraseña y un código');
    });

    it('shows its secret as a QR code, and is not there before its first right code', async () => {
      const { qr, secret } = world.factor.beginAuthenticatorApp(ana);
      expect(qr).toMatch(/^<svg/);
      await expect(world.factor.addAuthenticatorApp(ana, secret, '000000')).rejects.toMatchObject(isBadCode);
      expect(await world.factor.show(ana.id)).toMatchObject({ hasCodeApp: false, recoveryCodesLeft: 0 });
    });

    it('refuses a code that was used, and those before it', async () => {
      const { secret } = await withApp();
      await world.proof.byCode(ana, codeOf(secret), HERE);
      for (const minutes of [0, -1])
        await expect(world.proof.byCode(ana, codeOf(secret, minutes), HERE)).rejects.toMatchObject(isBadCode);
    });

    it.each([
      [-2, true],
      [2, true],
      [-3, false],
      [3, false],
    ])('with a clock that is wrong by %s minutes: %s', async (minutes, isAccepted) => {
      const { secret } = await withApp();
      const answer = await world.proof.byCode(ana, codeOf(secret, minutes), HERE).then(
        () => true,
        () => false,
      );
      expect(answer).toBe(isAccepted);
    });

    it('slows guesses down, also the right code during a pause', async () => {
      const { secret } = await withApp();
      for (let guesses = 0; guesses < 5; guesses += 1)
        await expect(world.proof.byCode(ana, '000000', HERE)).rejects.toMatchObject(isBadCode);
      await expect(world.proof.byCode(ana, codeOf(secret), HERE)).rejects.toMatchObject({ kind: 'too_many' });
      // During a pause no code is compared.
      const wrong = world.audit.summaries.filter((summary) => summary.endsWith('su código no era correcto'));
      expect(wrong).toHaveLength(5);
      world.clock.pass(MINUTE_MS);
      await world.proof.byCode(ana, codeOf(secret), HERE);
    });

    it('works on a device where it was shown before while a stranger who has the password guesses', async () => {
      const { secret } = await withApp();
      const account = (await world.accounts.find(ana.id))!;
      const device = world.devices.issue(account, true);
      for (let guesses = 0; guesses < 5; guesses += 1)
        await expect(world.proof.byCode(ana, '000000', { ip: '198.51.100.9' })).rejects.toMatchObject(isBadCode);
      await expect(world.proof.byCode(ana, codeOf(secret), HERE)).rejects.toMatchObject({ kind: 'too_many' });
      await world.proof.byCode(ana, codeOf(secret), { ...HERE, device });
      // A device that only showed the password is none of them.
      expect(world.devices.findProven(account, [world.devices.issue(account)])).toBeUndefined();
      expect(world.devices.findProven(account, [device])).toBe(device);
    });

    it('is replaced by a recovery code while a stranger who has the password guesses', async () => {
      const { recoveryCodes } = await withApp();
      const stranger = { ip: '198.51.100.9' };
      for (const wrong of ['000000', 'aaaa-bbbb-cccc-dddd'])
        for (let guesses = 0; guesses < 11; guesses += 1)
          await world.proof.byCode(ana, wrong, stranger).catch(() => undefined);
      await world.proof.byCode(ana, recoveryCodes![0]!, HERE);
    });

    it('and its recovery codes outlive a new secret of the shop, also after the previous one is removed', async () => {
      const { secret, recoveryCodes } = await withApp();
      const codesOf = (settings: Partial<Env>) =>
        new StaffCodes(world.factors, world.attempts, world.clock, { ...testEnv('postgres://unused'), ...settings });
      const [sessionSecret, sessionSecretPrevious] = ['n'.repeat(40), testEnv('postgres://unused').sessionSecret];
      await expect(codesOf({ sessionSecret }).prove(ana.id, codeOf(secret), HERE)).rejects.toMatchObject(isBadCode);
      await codesOf({ sessionSecret, sessionSecretPrevious }).prove(ana.id, codeOf(secret), HERE);
      await codesOf({ sessionSecret, sessionSecretPrevious }).sealAnew();
      world.clock.pass(3 * MINUTE_MS);
      await codesOf({ sessionSecret }).prove(ana.id, codeOf(secret), HERE);
      await codesOf({ sessionSecret }).prove(ana.id, recoveryCodes![0]!, HERE);
    });

    it('is stored sealed', async () => {
      const { secret } = await withApp();
      expect(JSON.stringify(await world.factors.authenticatorApp(ana.id))).not.toContain(secret);
    });
  });

  it('gives ten recovery codes with the first factor, each of which works once, however it is typed', async () => {
    const { recoveryCodes } = await withApp();
    expect(new Set(recoveryCodes)).toHaveProperty('size', 10);
    const [code] = recoveryCodes!;
    await world.proof.byCode(ana, code!.replaceAll('-', ' ').toUpperCase(), HERE);
    await expect(world.proof.byCode(ana, code!, HERE)).rejects.toMatchObject(isBadCode);
    const phone = new SoftwareAuthenticator(ORIGIN);
    const response = phone.register(await world.factor.passkeyOptions(ana));
    expect(await world.factor.addPasskey(ana, response, 'Chrome en Android')).toBeNull();
    expect(await world.factor.show(ana.id)).toMatchObject({ recoveryCodesLeft: 9, passkeys: [{ id: response.id }] });
    await world.factor.renewRecoveryCodes(ana);
    await expect(world.proof.byCode(ana, recoveryCodes![1]!, HERE)).rejects.toMatchObject(isBadCode);
  });

  describe('a passkey', () => {
    it('logs in without a password', async () => {
      expect(await logIn(await withPasskey())).toMatchObject({ id: ana.id });
    });

    it('answers a challenge once, in the browser that asked for it, within five minutes', async () => {
      const phone = await withPasskey();
      await expect(logIn(phone, 'other browser')).rejects.toMatchObject(isBadPasskey);
      const options = await world.passkeys.authenticationOptions(BROWSER);
      const answer = phone.authenticate(options);
      await world.passkeys.authenticate(BROWSER, answer);
      await expect(world.passkeys.authenticate(BROWSER, answer)).rejects.toMatchObject(isBadPasskey);
      const late = await world.passkeys.authenticationOptions(BROWSER);
      world.clock.pass(5 * MINUTE_MS);
      await expect(world.passkeys.authenticate(BROWSER, phone.authenticate(late))).rejects.toMatchObject(isBadPasskey);
    });

    it('of another site, of an unknown account, or malformed is refused in the same way', async () => {
      const phone = await withPasskey();
      const elsewhere = new SoftwareAuthenticator('https://sigerlst.co');
      for (const stranger of [new SoftwareAuthenticator(ORIGIN), elsewhere])
        await expect(logIn(stranger)).rejects.toMatchObject(isBadPasskey);
      const { id } = phone.authenticate({ challenge: 'AAAA' });
      for (const malformed of [id, 'a\0b', '', undefined, 7, {}])
        await expect(world.passkeys.authenticate(BROWSER, { id: malformed } as never)).rejects.toMatchObject(
          isBadPasskey,
        );
    });

    it('of a removed person is refused, also after another invitation', async () => {
      const owner = await world.staffMember('lucia@sigerist.co');
      const phone = await withPasskey();
      await world.people.remove(owner, ana.id);
      await expect(logIn(phone)).rejects.toMatchObject(isBadPasskey);
      const token = await world.mailedInvitation(owner, ana.email);
      await world.acceptInvitation.accept(token, { name: 'Ana Gil', password: 'Tijera-Lila-2026' }, '203.0.113.9');
      await expect(logIn(phone)).rejects.toMatchObject(isBadPasskey);
    });

    it('is registered only in the session that asked for it', async () => {
      const options = await world.factor.passkeyOptions(ana);
      const other = await world.session(ana);
      const response = new SoftwareAuthenticator(ORIGIN).register(options);
      await expect(world.factor.addPasskey(other, response, 'Safari')).rejects.toMatchObject(isBadPasskey);
    });

    it('confirms the identity of its own person alone', async () => {
      const bea = await world.staffMember('bea@sigerist.co');
      const phone = await withPasskey();
      const answer = async () => phone.authenticate(await world.passkeys.authenticationOptions(BROWSER));
      await expect(world.confirmIdentity.byPasskey(bea, BROWSER, await answer())).rejects.toMatchObject(isBadPasskey);
      await world.confirmIdentity.byPasskey(ana, BROWSER, await answer());
      expect(await world.sessions.find(ana.staffSession!.id)).toMatchObject({ identityConfirmedAt: world.clock.now() });
    });
  });

  it('ends the other sessions with the first factor, and asks later ones for it', async () => {
    const other = await world.session(ana);
    await withPasskey();
    expect(await world.sessions.find(other.staffSession!.id)).toBeNull();
    expect((await world.session(ana)).staffSession).toMatchObject({ step: 'prove' });
    expect((await world.session(ana, true)).staffSession).toMatchObject({ step: 'done' });
  });

  it('is removed by its person, with the recovery codes when it was the last one', async () => {
    const phone = await withPasskey();
    const id = phone.authenticate({ challenge: 'AAAA' }).id;
    await expect(world.factor.removeAuthenticatorApp(ana)).rejects.toMatchObject({ code: 'auth.factor_not_found' });
    await expect(world.factor.removePasskey(ana, '\0?')).rejects.toMatchObject({ code: 'auth.factor_not_found' });
    await world.factor.removePasskey(ana, id);
    expect(await world.factor.show(ana.id)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await world.session(ana)).staffSession).toMatchObject({ step: 'done' });
  });

  it('is cleared by the command on the server, which brings an owner back', async () => {
    await withApp();
    await world.staff.add(ana.email, 'Tijera-Lila-2026');
    expect(await world.factors.has(ana.id)).toBe(false);
    expect(world.audit.summaries.at(-1)).toBe(
      'La tienda devolvió la entrada a ana@sigerist.co, con contraseña nueva, sin segunda prueba y con el rol dueña',
    );
  });

  it('does not end with the password: a reset asks for it, too', async () => {
    await withApp();
    const { code } = await world.mailedReset(ana.email);
    await world.reset.byCode({ email: ana.email, code, newPassword: 'Tijera-Lila-2026' }, '203.0.113.1');
    expect((await world.session(ana)).staffSession).toMatchObject({ step: 'prove' });
  });

  describe('a mail to its person', () => {
    async function mailsAfter(act: () => Promise<unknown>): Promise<string[]> {
      world.jobs.clear();
      world.mails.length = 0;
      await act();
      await world.sendMails();
      expect(world.mails.every(({ to, html }) => to === ana.email && !html.includes('href'))).toBe(true);
      return world.mails.map(({ subject }) => subject);
    }

    it('mails each added or removed factor, and new recovery codes', async () => {
      expect(await mailsAfter(() => withApp())).toEqual(['Agregaste una app de códigos']);
      expect(world.mails[0]!.text).toContain('desde Chrome en Android.');
      expect(world.mails[0]!.text).toContain('cerramos tus sesiones en otros dispositivos');
      const phone = new SoftwareAuthenticator(ORIGIN);
      const add = async () => world.factor.addPasskey(ana, phone.register(await world.factor.passkeyOptions(ana)), '');
      expect(await mailsAfter(add)).toEqual(['Agregaste una llave de acceso']);
      expect(world.mails[0]!.text).not.toContain('cerramos tus sesiones');
      expect(await mailsAfter(() => world.factor.renewRecoveryCodes(ana))).toEqual([
        'Pediste códigos de recuperación nuevos',
      ]);
      expect(await mailsAfter(() => world.factor.removeAuthenticatorApp(ana))).toEqual(['Quitaste la app de códigos']);
      const { id } = phone.authenticate({ challenge: 'AAAA' });
      expect(await mailsAfter(() => world.factor.removePasskey(ana, id))).toEqual(['Quitaste una llave de acceso']);
    });

    it('mails a login with a recovery code, but not one with the app', async () => {
      const { secret, recoveryCodes } = await withApp();
      expect(await mailsAfter(() => world.proof.byCode(ana, codeOf(secret), HERE))).toEqual([]);
      const half = await world.session(ana);
      expect(await mailsAfter(() => world.proof.byCode(half, recoveryCodes![0]!, HERE))).toEqual([
        'Entraste con un código de recuperación',
      ]);
      expect(world.audit.summaries.at(-1)).toContain('un código de recuperación');
      world.jobs.clear();
      await expect(world.proof.byCode(half, recoveryCodes![0]!, HERE)).rejects.toMatchObject(isBadCode);
      expect(await mailsAfter(() => Promise.resolve())).toEqual([]);
    });

    it('is not sent for a change that is rolled back', async () => {
      world = new IdentityWorld({ staffSecondFactor: 'required' });
      ana = await world.staffMember('ana@sigerist.co');
      await withApp();
      const last = () =>
        expect(world.factor.removeAuthenticatorApp(ana)).rejects.toMatchObject({ code: 'auth.last_factor' });
      expect(await mailsAfter(last)).toEqual([]);
    });
  });

  describe('where one is required', () => {
    beforeEach(async () => {
      world = new IdentityWorld({ staffSecondFactor: 'required' });
      ana = await world.staffMember('ana@sigerist.co');
    });

    it('must be set up first, with the password that was just typed, and the last one stays', async () => {
      expect(ana.staffSession).toMatchObject({ step: 'enrol', identityConfirmedAt: world.clock.now() });
      await withApp();
      expect(await world.sessions.find(ana.staffSession!.id)).toMatchObject({ step: 'done' });
      await expect(world.factor.removeAuthenticatorApp(ana)).rejects.toMatchObject({ code: 'auth.last_factor' });
      expect(await world.factors.has(ana.id)).toBe(true);
    });
  });
});

import { IdentityWorld } from '../../../test/fakes/identity-world.js';
import { PASSWORD } from '../../../test/support/shopper.js';
import { POLICIES } from '../../common/throttling/policies.js';
import { CODES_FROM_NETWORK } from '../../common/throttling/slow-down.js';
import { DAY_MS, MINUTE_MS } from '../../common/time.js';
import type { Account } from '../domain/account.js';
import { mailPasswordChangedJob } from './account-mails.js';
import { mailResetCodeJob } from './mail-reset-code.js';

const NEW = 'Tijera-Lila-2027';
const EASY = 'Restrepo-1987';
const BAD_CODE = { kind: 'invalid', code: 'password.bad_code', message: 'Código inválido o expirado' };
const BAD_LINK = { kind: 'invalid', code: 'password.bad_link' };
const TOO_MANY = { kind: 'too_many' };

describe('a lost password', () => {
  let world: IdentityWorld;
  let account: Account;
  let email: string;

  beforeEach(async () => {
    world = new IdentityWorld();
    account = await world.register();
    ({ email } = account);
    // Proven, so that a reset keeps the account.
    await world.accounts.markEmailProven(account.id);
    world.jobs.clear();
  });

  const byCode = (code: string, newPassword = NEW, ip = '203.0.113.1') =>
    world.reset.byCode({ email, code, newPassword }, ip);
  const byLink = (token: string, newPassword = NEW, ip = '203.0.113.1') =>
    world.reset.byLink({ token, newPassword }, ip);
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  const passMinute = () => world.clock.pass(MINUTE_MS);
  const stored = async () => (await world.accounts.find(account.id))!;

  describe('a request', () => {
    it('enqueues the same for an email with an account and without one, and mails the account alone', async () => {
      await world.requestReset.request(email, '192.0.2.1');
      await world.requestReset.request('nobody@example.com', '192.0.2.1');
      expect(world.jobs.of(mailResetCodeJob)).toEqual([{ accountId: account.id }, { accountId: null }]);
      await world.sendMails();
      expect(world.mails.map(({ to }) => to)).toEqual([email]);
    });

    it('mails an account at most once a minute, and a tag of the same mailbox does not use the minute up', async () => {
      await world.requestReset.request(email.replace('@', '+stranger@'), '192.0.2.66');
      for (let call = 0; call < 3; call += 1) await world.requestReset.request(email, '192.0.2.1');
      await world.sendMails();
      expect(world.mails).toHaveLength(1);
      passMinute();
      await world.mailedReset(email);
      expect(world.mails).toHaveLength(2);
    });

    it('is limited per network', async () => {
      const { calls } = POLICIES.resetRequests;
      for (let call = 0; call < calls; call += 1) await world.limiter.consume(POLICIES.resetRequests, '192.0.2.1');
      await expect(world.requestReset.request(email, '192.0.2.1')).rejects.toMatchObject(TOO_MANY);
    });

    it('mails nothing to a disabled account, whose earlier code and link end', async () => {
      const { email: staff } = await world.staff.add('ana@sigerist.co', PASSWORD);
      const { code, token } = await world.mailedReset(staff);
      await world.staff.disable(staff);
      passMinute();
      await world.requestReset.request(staff, '192.0.2.1');
      expect(world.jobs.of(mailResetCodeJob)).toEqual([{ accountId: null }]);
      await expect(world.reset.byCode({ email: staff, code, newPassword: NEW }, '192.0.2.1')).rejects.toMatchObject(
        BAD_CODE,
      );
      await expect(byLink(token)).rejects.toMatchObject(BAD_LINK);
    });
  });

  it.each(['code', 'link'] as const)(
    'is replaced with a mailed %s, which works once and ends every session',
    async (by) => {
      const mailed = await world.mailedReset(email);
      const use = (password?: string) =>
        by === 'code' ? byCode(mailed.code, password) : byLink(mailed.token, password);
      expect(await use()).toMatchObject({ id: account.id, credentialsVersion: 2, passwordHash: `hash of ${NEW}` });
      expect(await stored()).toMatchObject({ credentialsVersion: 2, passwordHash: `hash of ${NEW}` });
      expect(world.sessions.ended).toEqual([account.id]);
      expect(world.jobs.of(mailPasswordChangedJob)).toEqual([{ accountId: account.id, version: 2 }]);
      await expect(byCode(mailed.code, 'Tercera-2028')).rejects.toMatchObject(BAD_CODE);
      await expect(byLink(mailed.token, 'Tercera-2028')).rejects.toMatchObject(BAD_LINK);
      expect(await world.tryLogIn(email, NEW)).not.toBeNull();
    },
  );

  it('accepts only the newest code, whose use ends every older link', async () => {
    const older = await world.mailedReset(email);
    passMinute();
    const newer = await world.mailedReset(email);
    if (older.code !== newer.code) await expect(byCode(older.code)).rejects.toMatchObject(BAD_CODE);
    await byCode(newer.code);
    for (const { token } of [older, newer]) await expect(byLink(token)).rejects.toMatchObject(BAD_LINK);
  });

  it('keeps the link of the owner when a stranger requests more mails, and its use ends all of them', async () => {
    const { token } = await world.mailedReset(email);
    const strangers = [];
    for (let minute = 1; minute <= 14; minute += 1) {
      passMinute();
      strangers.push(await world.mailedReset(email, '203.0.113.66'));
    }
    await byLink(token);
    for (const other of strangers) await expect(byLink(other.token)).rejects.toMatchObject(BAD_LINK);
    await expect(byCode(strangers.at(-1)!.code)).rejects.toMatchObject(BAD_CODE);
  });

  it('keeps code and link for a quarter of an hour', async () => {
    const { code, token } = await world.mailedReset(email);
    world.clock.pass(15 * MINUTE_MS);
    await expect(byCode(code)).rejects.toMatchObject(BAD_CODE);
    await expect(byLink(token)).rejects.toMatchObject(BAD_LINK);
    const next = await world.mailedReset(email);
    world.clock.pass(15 * MINUTE_MS - 1);
    await byLink(next.token);
  });

  it('rejects a wrong code and a code of an unknown email with the same error, after a slow hash', async () => {
    await world.mailedReset(email);
    world.hasher.hashed = [];
    const unknown = world.reset.byCode({ email: 'nobody@example.com', code: '123456', newPassword: NEW }, '192.0.2.1');
    await expect(unknown).rejects.toMatchObject(BAD_CODE);
    await expect(byCode('12345x')).rejects.toMatchObject(BAD_CODE);
    expect(world.hasher.hashed).toEqual([NEW, NEW]);
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x', '__proto__'])(
    'rejects the made-up link token %s without a slow hash',
    async (token) => {
      world.hasher.hashed = [];
      await expect(byLink(token)).rejects.toMatchObject(BAD_LINK);
      expect(world.hasher.hashed).toEqual([]);
    },
  );

  describe('guesses of a code', () => {
    it('are five per network: a stranger cannot use up the code of the owner', async () => {
      const { code } = await world.mailedReset(email);
      for (let guess = 0; guess < 6; guess += 1)
        await expect(byCode(wrong(code), NEW, '203.0.113.66')).rejects.toMatchObject(BAD_CODE);
      await expect(byCode(code, NEW, '203.0.113.66')).rejects.toMatchObject(BAD_CODE);
      await byCode(code, NEW, '198.51.100.7');
    });

    it('may be four wrong ones and the right one', async () => {
      const { code } = await world.mailedReset(email);
      for (let guess = 0; guess < 4; guess += 1) await expect(byCode(wrong(code))).rejects.toMatchObject(BAD_CODE);
      await byCode(code);
    });

    it('are limited to 20 a day per account, from all networks and for all codes; the link still works', async () => {
      const { code, token } = await world.mailedReset(email);
      for (let at = 0; at < 20; at += 1)
        await expect(byCode(wrong(code), NEW, `2001:db8:0:${at}::1`)).rejects.toMatchObject(BAD_CODE);
      await expect(byCode(code, NEW, '198.51.100.8')).rejects.toMatchObject(BAD_CODE);
      passMinute();
      const next = await world.mailedReset(email);
      await expect(byCode(next.code, NEW, '198.51.100.9')).rejects.toMatchObject(BAD_CODE);
      await byLink(token);
    });

    it('are counted again a day later', async () => {
      for (let at = 0; at < 20; at += 1) await world.limiter.consume(POLICIES.wrongCodesOfAccount, email);
      world.clock.pass(DAY_MS);
      await byCode((await world.mailedReset(email)).code);
    });

    it('pause a network after 60 wrong ones, which does not pause its links', async () => {
      const { code, token } = await world.mailedReset(email);
      for (let failure = 0; failure < 60; failure += 1) await world.attempts.begin(CODES_FROM_NETWORK, '203.0.113.1');
      await expect(byCode(code)).rejects.toMatchObject(TOO_MANY);
      await byLink(token);
    });
  });

  describe('an easy new password', () => {
    it('is refused and keeps code and link', async () => {
      const { code, token } = await world.mailedReset(email);
      const message = 'Es fácil de adivinar: no uses solo tu nombre ni tu correo';
      const refusal = { kind: 'malformed', code: 'request.invalid', fields: { newPassword: message } };
      await expect(byCode(code, EASY)).rejects.toMatchObject(refusal);
      await expect(byLink(token, EASY)).rejects.toMatchObject(refusal);
      await byLink(token);
    });

    it('does not count the right code as a guess', async () => {
      const { code } = await world.mailedReset(email);
      for (let tries = 0; tries < 6; tries += 1)
        await expect(byCode(code, EASY)).rejects.toMatchObject({ code: 'request.invalid' });
      await byCode(code);
    });

    it('does not reveal the name of the account without the right code', async () => {
      const { code } = await world.mailedReset(email);
      await expect(byCode(wrong(code), EASY)).rejects.toMatchObject(BAD_CODE);
    });

    it('costs no slow hash and no use of a link', async () => {
      const { token } = await world.mailedReset(email);
      world.hasher.hashed = [];
      for (let call = 0; call <= POLICIES.recoveryLinks.calls; call += 1)
        await expect(byLink(token, EASY)).rejects.toMatchObject({ code: 'request.invalid' });
      expect(world.hasher.hashed).toEqual([]);
      await byLink(token);
    });
  });

  it('is replaced by one link a few times at most', async () => {
    const { token } = await world.mailedReset(email);
    const { calls } = POLICIES.recoveryLinks;
    const spare = await world.mailedReset((await world.register()).email);
    await byLink(token);
    await expect(byLink(token)).rejects.toMatchObject(BAD_LINK);
    const uses = Array.from({ length: calls + 5 }, () => byLink(spare.token));
    const refused = (await Promise.allSettled(uses)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(calls + 4);
  });

  it('opens a paused login again', async () => {
    for (let tries = 0; tries < 5; tries += 1) await world.tryLogIn(email, 'x');
    await expect(world.tryLogIn(email, PASSWORD)).rejects.toMatchObject(TOO_MANY);
    await byCode((await world.mailedReset(email)).code);
    expect(await world.tryLogIn(email, NEW)).not.toBeNull();
  });

  it('ends its codes and links when the person changes the password', async () => {
    const { code, token } = await world.mailedReset(email);
    await world.changePassword.change(account.id, PASSWORD, 'Tercera-2028');
    await expect(byLink(token)).rejects.toMatchObject(BAD_LINK);
    await expect(byCode(code)).rejects.toMatchObject(BAD_CODE);
  });

  it('stores neither code nor token', async () => {
    const { code, token } = await world.mailedReset(email);
    const issued = JSON.stringify(await world.codes.newest(account.id));
    for (const secret of [code, token]) expect(issued).not.toContain(secret);
  });
});

describe('a reset of an account whose mailbox was not proven', () => {
  let world: IdentityWorld;

  beforeEach(() => {
    world = new IdentityWorld();
  });

  it('replaces it by an empty account of the owner, to which other modules move the data under the proven email', async () => {
    const replacements: unknown[] = [];
    world.addPart('orders', { replaceAccount: (replacement) => Promise.resolve(void replacements.push(replacement)) });
    const email = 'laura.gomez@example.com';
    const { id: oldId } = await world.register({ email, acceptsMarketing: true });
    const { token } = await world.mailedReset(email);
    const owner = await world.reset.byLink({ token, newPassword: NEW }, '192.0.2.1');
    expect(owner.id).not.toBe(oldId);
    expect(await world.accounts.find(owner.id)).toEqual({
      id: owner.id,
      email,
      name: 'Laura Gomez',
      passwordHash: `hash of ${NEW}`,
      credentialsVersion: 1,
      phone: null,
      shippingAddress: null,
      acceptsMarketing: false,
      role: 'shopper',
      staffRole: null,
      disabledAt: null,
      ownerSince: null,
      ownerUntil: null,
      emailProvenAt: world.clock.now(),
      createdAt: world.clock.now(),
    });
    expect([await world.accounts.find(oldId), await world.accounts.consentsOf(oldId)]).toEqual([null, []]);
    expect(await world.accounts.consentsOf(owner.id)).toEqual([]);
    expect(world.sessions.ended).toEqual([oldId]);
    expect(replacements).toEqual([{ oldId, newId: owner.id, provenEmail: email }]);
    expect(world.jobs.of(mailPasswordChangedJob)).toEqual([{ accountId: owner.id, version: 1 }]);
    expect(await world.tryLogIn(email, PASSWORD)).toBeNull();
  });

  it('keeps everything at the second reset', async () => {
    const { email } = await world.register();
    const first = await world.mailedReset(email);
    const { id } = await world.reset.byCode({ email, code: first.code, newPassword: NEW }, '192.0.2.1');
    await world.myAccount.change(id, { name: 'Laura Gil' });
    world.clock.pass(MINUTE_MS);
    const second = await world.mailedReset(email);
    await world.reset.byLink({ token: second.token, newPassword: 'Tercera-2028' }, '192.0.2.1');
    expect(await world.accounts.find(id)).toMatchObject({ name: 'Laura Gil', credentialsVersion: 2 });
  });

  it('keeps an account of staff, which a command made', async () => {
    const { email } = await world.staff.add('ana@example.com', PASSWORD);
    const { token } = await world.mailedReset(email);
    await world.reset.byLink({ token, newPassword: NEW }, '192.0.2.1');
    expect(await world.accounts.findByEmail(email)).toMatchObject({
      role: 'staff',
      name: 'Equipo Sigerist',
      credentialsVersion: 2,
      emailProvenAt: expect.any(Date) as Date,
    });
  });
});

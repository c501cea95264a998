import request from 'supertest';
import { DataSource } from 'typeorm';
import { POLICIES } from '../src/common/throttling/policies.js';
import { PasswordHasher } from '../src/identity/application/password-hasher.port.js';
import { createTestApp, type TestApp } from './support/app.js';
import { Mailbox } from './support/mailbox.js';
import { cookieOf, newcomer, PASSWORD, shopper } from './support/shopper.js';

const NEW = 'Tijera-Lila-2027';

let shop: TestApp;
let mailbox: Mailbox;

beforeAll(async () => {
  shop = await createTestApp({ trustProxy: 1 });
  mailbox = new Mailbox(shop);
});
afterAll(() => shop.close());

describe('a lost password', () => {
  const post = (path: string, body: object, from = '203.0.113.1') =>
    request(shop.app.getHttpServer()).post(`/api/${path}`).set('X-Forwarded-For', from).send(body);
  const ask = (email: string, from?: string) => post('forgot-password', { email }, from);
  const reset = (email: string, code: string, newPassword = NEW, from?: string) =>
    post('reset-password', { email, code, newPassword }, from);
  const resetByLink = (token: string, newPassword = NEW, from?: string) =>
    post('reset-password', { token, newPassword }, from);
  const logIn = (email: string, password: string) => post('login', { email, password });
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  const query = <Row extends object>(statement: string, values: unknown[] = []) =>
    shop.app.get(DataSource).query<Row[]>(statement, values);

  /** A minute later the next mail may leave. */
  const passMinute = () => query("DELETE FROM rate_limit WHERE key LIKE 'forgot-mail:%'");
  /** The code and the token of the newest of `count` mails. */
  const mailed = async (email: string, count = 1) => {
    const mails = await mailbox.wait('reset-code', email, count);
    const text = mails.at(-1)!.text!;
    const [, token] = /\/forgot-password#token=([\w-]+)/.exec(text)!;
    return { code: /\b\d{6}\b/.exec(text)![0], token: token! };
  };

  it('is replaced with a mailed code, which ends every session and works once', async () => {
    const { browser, email } = await shopper(shop);
    await ask(` ${email.toUpperCase()} `).expect(200);
    const code = await mailbox.code(email);

    await reset(email, code).expect(200);
    await browser.get('/api/account').expect(401);
    await logIn(email, PASSWORD).expect(401);
    await logIn(email, NEW).expect(200);
    expect((await reset(email, code, 'Tercera-2028').expect(422)).body).toMatchObject({
      code: 'password.bad_code',
      message: 'Código inválido o expirado',
    });
    const [mail] = await mailbox.wait('password-changed', email);
    expect(mail!.html).toContain('/forgot-password');
  });

  it('does not reveal whether an email has an account', async () => {
    const { email } = await shopper(shop);
    const [known, unknown] = await Promise.all([ask(email), ask('nobody@example.com')]);

    expect(unknown.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
    const [refusal, unknownRefusal] = await Promise.all([
      reset(email, '123456'),
      reset('nobody@example.com', '123456'),
    ]);
    expect(unknownRefusal.status).toBe(422);
    expect({ ...(unknownRefusal.body as object), requestId: 0 }).toEqual({ ...(refusal.body as object), requestId: 0 });
    await mailbox.wait('reset-code', email);
    expect(await mailbox.all('reset-code', 'nobody@example.com')).toEqual([]);
  });

  it('mails an account at most once a minute, and answers the same meanwhile', async () => {
    const { email } = await shopper(shop);
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask(email)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(15).fill(200));
    await mailed(email);
    await ask(email, '198.51.100.1').expect(200);
    await mailed(email);
  });

  it('accepts only one of two links and a code that are used at once', async () => {
    const { email } = await shopper(shop);
    await ask(email).expect(200);
    const older = await mailed(email);
    await passMinute();
    await ask(email).expect(200);
    const newer = await mailed(email, 2);
    const answers = await Promise.all([
      resetByLink(older.token, 'Primera-2027'),
      resetByLink(newer.token, 'Segunda-2027'),
      reset(email, newer.code, 'Tercera-2028'),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('gives a network five guesses per code, also when they arrive at once', async () => {
    const { email } = await shopper(shop);
    await ask(email).expect(200);
    const { code } = await mailed(email);
    await Promise.all(Array.from({ length: 4 }, () => reset(email, wrong(code)).expect(422)));
    await reset(email, code, 'Primera-2027').expect(200);

    await passMinute();
    await ask(email).expect(200);
    const next = await mailed(email, 2);
    await Promise.all(Array.from({ length: 8 }, () => reset(email, wrong(next.code)).expect(422)));
    await reset(email, next.code).expect(422);
    await logIn(email, 'Primera-2027').expect(200);
  });

  it('is replaced with a mailed link, which ends every session and works once', async () => {
    const { browser, email } = await shopper(shop);
    await ask(email).expect(200);
    const { code, token } = await mailed(email);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);

    const answers = await Promise.all([resetByLink(token), resetByLink(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)!.body).toMatchObject({
      code: 'password.bad_link',
      message: 'El enlace no es válido o ya venció. Pide otro.',
    });
    await browser.get('/api/account').expect(401);
    await reset(email, code).expect(422);
    await logIn(email, NEW).expect(200);
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x', '__proto__'])('rejects the made-up link token %s', async (token) => {
    expect((await resetByLink(token).expect(422)).body).toMatchObject({ code: 'password.bad_link' });
  });

  it.each([
    ['a list', ['x']],
    ['null', null],
    ['blanks', ' '],
    ['1000 letters', 'x'.repeat(1000)],
  ])('rejects %s as a link token', async (_what, token) => {
    const answer = await post('reset-password', { token, newPassword: NEW }).expect(400);
    expect(answer.body).toMatchObject({ fields: { token: 'El enlace no es válido o ya venció. Pide otro.' } });
  });

  it('keeps code and link when the new password is easy to guess', async () => {
    const { email } = await shopper(shop);
    await ask(email).expect(200);
    const { code, token } = await mailed(email);
    const message = 'Es fácil de adivinar: no uses solo tu nombre ni tu correo';
    for (const attempt of [reset(email, code, 'Restrepo-1987'), resetByLink(token, 'Restrepo-1987')])
      expect((await attempt.expect(400)).body).toMatchObject({ fields: { newPassword: message } });
    // Without the right code the answer must not depend on the name of the account.
    await reset(email, wrong(code), 'Restrepo-1987').expect(422);

    await resetByLink(token).expect(200);
  });

  it('stores neither code nor token, and accepts a link while codes from its network are paused', async () => {
    const { email } = await shopper(shop);
    await ask(email).expect(200);
    const { code, token } = await mailed(email);
    const dump = JSON.stringify(await query('SELECT * FROM reset_code, rate_limit'));
    for (const secret of [code, token, email]) expect(dump).not.toContain(secret);
    await reset('nobody@example.com', '123456', NEW, '203.0.113.77').expect(422);
    await query(
      "UPDATE attempt SET failures = 60, paused_until = now() + interval '5 minutes' WHERE key LIKE 'reset-%'",
    );

    await reset(email, code, NEW, '203.0.113.77').expect(429);
    await resetByLink(token, NEW, '203.0.113.77').expect(200);
    await query('TRUNCATE attempt');
  });

  it('accepts one of two simultaneous resets', async () => {
    const { email } = await shopper(shop);
    await ask(email).expect(200);
    const code = await mailbox.code(email);
    const passwords = ['Primera-2027', 'Segunda-2027'] as const;
    const answers = await Promise.all(passwords.map((password) => reset(email, code, password)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const winner = answers.findIndex(({ status }) => status === 200);
    await logIn(email, passwords[winner]!).expect(200);
    await logIn(email, passwords[1 - winner]!).expect(401);
  });

  it('proves the email: only then are messages to the shop from it given out', async () => {
    const { email } = await shopper(shop);
    const message = {
      firstName: 'Laura',
      lastName: 'Gil',
      email: email.toUpperCase(),
      phone: '300 123 4567',
      message: 'Hola',
    };
    await post('contact', message).expect(201);
    const exported = async () => {
      const browser = request.agent(shop.app.getHttpServer());
      await browser
        .post('/api/login')
        .send({ email, password: (await logIn(email, NEW)).status === 200 ? NEW : PASSWORD });
      return (await browser.get('/api/account/export').expect(200)).body as object;
    };

    expect(await exported()).toMatchObject({ more: { contactMessages: [] } });
    await ask(email).expect(200);
    await reset(email, await mailbox.code(email)).expect(200);
    expect(await exported()).toMatchObject({ more: { contactMessages: [{ message: 'Hola' }] } });
  });

  it('costs a few slow hashes for each link, also when it is used many times at once', async () => {
    const { email } = await shopper(shop);
    await ask(email).expect(200);
    const { token } = await mailed(email);
    const hasher = shop.app.get(PasswordHasher);
    const hash = hasher.hash.bind(hasher);
    let hashes = 0;
    hasher.hash = (password) => {
      hashes += 1;
      return hash(password);
    };
    const uses = await Promise.all(Array.from({ length: 30 }, () => resetByLink(token)));
    Reflect.deleteProperty(hasher, 'hash');
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(hashes).toBeLessThanOrEqual(POLICIES.recoveryLinks.calls);
  });
});

describe('a known device', () => {
  const guest = () => request(shop.app.getHttpServer());
  const query = (statement: string) => shop.app.get(DataSource).query<object[]>(statement);

  beforeEach(() => query('TRUNCATE attempt'));

  /** The state after guesses of strangers from 15 networks: only a device of the account may log in. */
  async function pause(email: string): Promise<void> {
    await guest().post('/api/login').send({ email, password: 'Otra-1234' }).expect(401);
    const pauses = "failures = 15, paused_until = now() + interval '5 minutes'";
    await query(`UPDATE attempt SET ${pauses} WHERE key LIKE 'login-account:%'`);
    await guest().post('/api/login').send({ email, password: PASSWORD }).expect(429);
  }

  const logInOn = (device: string, email: string, password = PASSWORD) =>
    guest().post('/api/login').set('Cookie', device).send({ email, password });

  async function registered(cookie = '') {
    const body = newcomer();
    const { headers } = await guest().post('/api/register').set('Cookie', cookie).send(body).expect(201);
    return { email: body.email, device: cookieOf(headers, 'device')!, sid: cookieOf(headers, 'sid')! };
  }

  it('logs in while strangers keep the account paused, also after a logout and from the network of the strangers', async () => {
    const { browser, email } = await shopper(shop);
    await browser.post('/api/logout').expect(204);
    await pause(email);

    await browser.post('/api/login').send({ email, password: PASSWORD }).expect(200);
    await browser.post('/api/logout').expect(204);
    await query("UPDATE attempt SET failures = 90, paused_until = now() + interval '5 minutes'");
    await browser
      .post('/api/login')
      .set('X-Forwarded-For', '198.51.100.1')
      .send({ email, password: PASSWORD })
      .expect(200);
    // The strangers' failures stay counted.
    await guest().post('/api/login').send({ email, password: PASSWORD }).expect(429);
  });

  it('logs in after a recovery by link while strangers keep the account paused', async () => {
    const { email } = await shopper(shop);
    await guest().post('/api/forgot-password').send({ email }).expect(200);
    const [mail] = await new Mailbox(shop).wait('reset-code', email);
    const [, token] = /#token=([\w-]+)/.exec(mail!.text!)!;
    const browser = request.agent(shop.app.getHttpServer());
    await browser.post('/api/reset-password').send({ token, newPassword: NEW }).expect(200);
    await pause(email);

    await browser.post('/api/login').send({ email, password: NEW }).expect(200);
  });

  it('is no longer known after a new password, except in the browser that set it', async () => {
    const { email, device, sid } = await registered();
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    const changed = await guest().post('/api/account/password').set('Cookie', `${sid}; ${device}`).send(body);
    expect(changed.status).toBe(204);
    await pause(email);

    await logInOn(device, email, NEW).expect(429);
    await logInOn(cookieOf(changed.headers, 'device')!, email, NEW).expect(200);
  });

  it('keeps its newest five accounts, without deleted ones', async () => {
    const accounts = [await registered()];
    for (let count = 1; count < 6; count += 1) accounts.push(await registered(accounts.at(-1)!.device));
    const [first, second] = accounts;
    const { device, sid, email } = accounts.at(-1)!;
    await Promise.all([first!, second!].map(({ email }) => pause(email)));
    await logInOn(device, first!.email).expect(429);
    await logInOn(`device=${'A'.repeat(65)}`, second!.email).expect(429);
    await logInOn(`device=${'A'.repeat(10_000)}`, second!.email).expect(429);
    await logInOn(device, second!.email).expect(200);

    const session = `${sid}; ${device}`;
    const deletion = await guest().post('/api/account/delete').set('Cookie', session).send({ password: PASSWORD });
    expect(deletion.status).toBe(204);
    const left = cookieOf(deletion.headers, 'device')!;
    expect(left.split('.')).toHaveLength(4);
    await logInOn(left, second!.email).expect(200);
    await logInOn(left, email).expect(401);
  });
});

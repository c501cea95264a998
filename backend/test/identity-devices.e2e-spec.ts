import request from 'supertest';
import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from './support/app.js';
import { Mailbox } from './support/mailbox.js';
import { cookieOf, newcomer, PASSWORD, shopper } from './support/shopper.js';

const NEW = 'Tijera-Lila-2027';

describe('a known device', () => {
  let shop: TestApp;
  const guest = () => request(shop.app.getHttpServer());
  const query = (statement: string) => shop.app.get(DataSource).query<object[]>(statement);

  beforeAll(async () => {
    shop = await createTestApp({ trustProxy: 1 });
  });
  beforeEach(() => query('TRUNCATE attempt'));
  afterAll(() => shop.close());

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

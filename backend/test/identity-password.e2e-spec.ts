import request from 'supertest';
import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from './support/app.js';
import { Mailbox } from './support/mailbox.js';
import { PASSWORD, shopper } from './support/shopper.js';

const NEW = 'Bordado-2027';

describe('a lost password', () => {
  let shop: TestApp;
  let mailbox: Mailbox;
  const post = (path: string, body: object) => request(shop.app.getHttpServer()).post(`/api/${path}`).send(body);
  const ask = (email: string) => post('forgot-password', { email });
  const reset = (email: string, code: string, newPassword = NEW) =>
    post('reset-password', { email, code, newPassword });
  const logIn = (email: string, password: string) => post('login', { email, password });
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
  const query = <Row extends object>(statement: string, values: unknown[] = []) =>
    shop.app.get(DataSource).query<Row[]>(statement, values);

  beforeAll(async () => {
    shop = await createTestApp();
    mailbox = new Mailbox(shop);
  });
  afterAll(() => shop.close());

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

  it('tells nobody whether an address has an account', async () => {
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

  it('takes the newest code alone', async () => {
    const { email } = await shopper(shop);
    await ask(email).expect(200);
    const older = await mailbox.code(email);
    await ask(email).expect(200);
    await reset(email, older).expect(422);
    const newer = await mailbox.code(email, 2);

    await reset(email, newer).expect(200);
  });

  it('refuses a code after five wrong ones, and after a quarter of an hour', async () => {
    const { email } = await shopper(shop);
    await ask(email).expect(200);
    const worn = await mailbox.code(email);
    for (let attempt = 0; attempt < 5; attempt++) await reset(email, wrong(worn)).expect(422);
    await reset(email, worn).expect(422);

    await ask(email).expect(200);
    const outdated = await mailbox.code(email, 2);
    await query("UPDATE reset_code SET expires_at = expires_at - interval '15 minutes'");
    await reset(email, outdated).expect(422);
    await logIn(email, PASSWORD).expect(200);
  });

  it('counts wrong codes that arrive at once: never more than five are compared', async () => {
    const { email } = await shopper(shop);
    await ask(email).expect(200);
    const code = await mailbox.code(email);
    await Promise.all(Array.from({ length: 8 }, () => reset(email, wrong(code)).expect(422)));

    const [stored] = await query<{ attempts: number }>(
      'SELECT attempts FROM reset_code JOIN account ON account.id = account_id WHERE email = $1',
      [email],
    );
    expect(stored).toEqual({ attempts: 5 });
    await reset(email, code).expect(422);
  });

  it('lets one of two resets in the same instant win', async () => {
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

  it('opens a paused login again', async () => {
    const { email } = await shopper(shop);
    for (let attempt = 0; attempt < 6; attempt++) await logIn(email, 'x');
    await logIn(email, PASSWORD).expect(429);
    await ask(email).expect(200);

    await reset(email, await mailbox.code(email)).expect(200);
    await logIn(email, NEW).expect(200);
  });

  it('proves the address: only then are messages to the shop from it given out', async () => {
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
});

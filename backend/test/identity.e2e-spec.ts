import request from 'supertest';
import { DataSource } from 'typeorm';
import { anAddition } from './builders/cart-request.builder.js';
import { createTestApp, hashAsTheShop, type TestApp } from './support/app.js';
import { Mailbox } from './support/mailbox.js';
import { cookieOf, newcomer, PASSWORD, shopper } from './support/shopper.js';

describe('accounts', () => {
  let shop: TestApp;
  let mailbox: Mailbox;
  const guest = () => request(shop.app.getHttpServer());
  const rows = <Row extends object>(query: string, values: unknown[]) =>
    shop.app.get(DataSource).query<Row[]>(query, values);

  beforeAll(async () => {
    shop = await createTestApp();
    hashAsTheShop(shop);
    mailbox = new Mailbox(shop);
  });
  afterAll(() => shop.close());

  it('opens an account, logs in at once and sends a welcome email', async () => {
    const browser = request.agent(shop.app.getHttpServer());
    const body = newcomer({ email: '  Ｍaria.Lopez@Example.COM ', name: ' María   López Gil ', dataConsent: true });
    const answer = await browser.post('/api/register').send(body).expect(201);

    expect(answer.body).toEqual({
      id: expect.any(String) as string,
      name: 'María López Gil',
      email: 'maria.lopez@example.com',
      firstName: 'María',
      lastName: 'López Gil',
    });
    const { body: state } = await browser.get('/api/auth/check').expect('Cache-Control', 'no-store').expect(200);
    const { id } = answer.body as { id: string };
    const user = { id, firstName: 'María', lastName: 'López Gil', email: 'maria.lopez@example.com', role: 'shopper' };
    expect(state).toEqual({ isAuthenticated: true, user });
    const [stored] = await rows<{ password_hash: string; phone: string }>('SELECT * FROM account WHERE id = $1', [id]);
    expect(stored).toMatchObject({ phone: '+573001234567', accepts_marketing: false });
    expect(stored!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await rows('SELECT purpose, given, text_version FROM account_consent WHERE account_id = $1', [id])).toEqual([
      { purpose: 'data', given: true, text_version: '2026-11' },
    ]);
    const [mail] = await mailbox.wait('welcome', 'maria.lopez@example.com');
    expect(mail!.subject).toBe('Te damos la bienvenida a Sigerist');
    expect(mail!.text).toContain('Hola, María:');
  });

  it('accepts the password under either name, and needs one of them', async () => {
    await guest()
      .post('/api/register')
      .send(newcomer({ passwordHash: undefined, password: PASSWORD }))
      .expect(201);
    const { body } = await guest()
      .post('/api/register')
      .send(newcomer({ passwordHash: undefined }))
      .expect(400);
    expect(body).toMatchObject({ fields: { password: 'Mínimo 8 caracteres' } });
  });

  it('keeps one account per email, also when two register in the same instant', async () => {
    const body = newcomer();
    const answers = await Promise.all([1, 2, 3].map(() => guest().post('/api/register').send(body)));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'account.email_taken',
      message: 'Ya existe una cuenta con este correo',
      fields: { email: 'Ya existe una cuenta con este correo' },
    });
  });

  it('logs in under a new session id, and returns the user', async () => {
    const { email, cookie } = await shopper(shop);
    const answer = await guest()
      .post('/api/login')
      .set('Cookie', cookie!)
      .send({ email: email.toUpperCase(), password: PASSWORD.normalize('NFD') })
      .expect(200);

    expect(Object.keys(answer.body as object).sort()).toEqual(['email', 'firstName', 'id', 'lastName', 'role']);
    const renewed = cookieOf(answer.headers, 'sid')!;
    expect(renewed).not.toBe(cookie);
    const check = (sid: string) => guest().get('/api/auth/check').set('Cookie', sid);
    expect((await check(renewed)).body).toMatchObject({ isAuthenticated: true });
    expect((await check(cookie!)).body).toEqual({ isAuthenticated: false, user: null });
  });

  it('sets cookies that scripts and other sites cannot use, and a marker without data', async () => {
    const { headers } = await guest().post('/api/register').send(newcomer()).expect(201);

    const cookies = headers['set-cookie'] as unknown as string[];
    expect(cookies.find((cookie) => cookie.startsWith('sid='))).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(cookies.find((cookie) => cookie.startsWith('signed_in='))).toMatch(/^signed_in=1; .*SameSite=Lax$/);
    expect(cookies.find((cookie) => cookie.startsWith('device='))).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(cookies).toHaveLength(3);
  });

  it('costs a guest no cookie, and catalogue and cart no session', async () => {
    const { browser } = await shopper(shop);
    for (const path of ['/api/auth/check', '/api/products', '/api/cart/some-session-id']) {
      const { headers } = await guest().get(path).expect(200);
      expect(headers).not.toHaveProperty('set-cookie');
    }
    expect((await browser.get('/api/products')).headers).not.toHaveProperty('set-cookie');
  });

  it('logs out: removes the cookies and invalidates copies of them', async () => {
    const { browser, cookie } = await shopper(shop);
    const { headers } = await browser.post('/api/logout').expect(204);

    expect(headers['set-cookie']).toHaveLength(2);
    expect((await browser.get('/api/auth/check')).body).toEqual({ isAuthenticated: false, user: null });
    await guest().get('/api/account').set('Cookie', cookie!).expect(401);
    await guest().post('/api/logout').expect(204);
  });

  it('keeps the cart through login and logout', async () => {
    const { browser, email } = await shopper(shop);
    const sessionId = crypto.randomUUID();
    await browser.post('/api/cart').send(anAddition({ sessionId })).expect(201);
    await browser.post('/api/logout').expect(204);
    await browser.post('/api/login').send({ email, password: PASSWORD }).expect(200);

    expect((await browser.get(`/api/cart/${sessionId}`)).body).toHaveLength(1);
  });

  it('shows and changes my data, and stores each decision about news', async () => {
    const { browser } = await shopper(shop);
    const change = (body: object) => browser.patch('/api/account').send(body);
    const { body } = await change({
      name: 'Laura Gil',
      phone: '',
      shippingAddress: ' \n',
      acceptsMarketing: true,
    }).expect(200);
    expect(body).toMatchObject({ firstName: 'Laura', lastName: 'Gil', phone: null, acceptsMarketing: true });
    expect(body).toMatchObject({ shippingAddress: null, role: 'shopper' });
    await change({ acceptsMarketing: false }).expect(200);
    await change({}).expect(200);

    const answer = await browser.get('/api/account/export').expect(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="mis-datos-sigerist.json"');
    const { consents } = answer.body as { consents: object[] };
    expect(consents).toMatchObject([
      { purpose: 'marketing', given: true },
      { purpose: 'marketing', given: false },
    ]);
  });

  it.each([
    [{ name: ' ' }, { name: 'El nombre es obligatorio' }],
    [{ name: null }, { name: 'El nombre es obligatorio' }],
    [{ phone: '12' }, { phone: 'Escribe un teléfono de 10 dígitos, por ejemplo 300 123 4567' }],
    [{ shippingAddress: 'x'.repeat(301) }, { shippingAddress: 'La dirección puede tener máximo 300 caracteres' }],
    [{ acceptsMarketing: 'sí' }, { acceptsMarketing: 'Indica si quieres recibir novedades' }],
  ])('refuses to change my data to %j', async (change, fields) => {
    const { browser } = await shopper(shop);
    expect((await browser.patch('/api/account').send(change).expect(400)).body).toMatchObject({ fields });
  });

  it('changes the password, logs other browsers out and mails the owner', async () => {
    const { browser, email } = await shopper(shop);
    const other = request.agent(shop.app.getHttpServer());
    await other.post('/api/login').send({ email, password: PASSWORD }).expect(200);
    const change = (currentPassword: string) =>
      browser.post('/api/account/password').send({ currentPassword, newPassword: 'Tijera-Lila-2027' });

    expect((await change('Otra-1234').expect(422)).body).toMatchObject({
      code: 'account.wrong_password',
      message: 'La contraseña actual no es correcta',
    });
    await change(PASSWORD).expect(204);
    await browser.get('/api/account').expect(200);
    await other.get('/api/account').expect(401);
    await guest().post('/api/login').send({ email, password: PASSWORD }).expect(401);
    await guest().post('/api/login').send({ email, password: 'Tijera-Lila-2027' }).expect(200);
    await mailbox.wait('password-changed', email);
  });

  it.each([
    ['Colombia2026*', 'Es fácil de adivinar: no uses solo palabras como Sigerist, Colombia o tu ciudad'],
    ['G0mez-Restrepo1', 'Es fácil de adivinar: no uses solo tu nombre ni tu correo'],
  ])('rejects %s as a new password and keeps the session', async (newPassword, message) => {
    const { browser } = await shopper(shop);
    const change = browser.post('/api/account/password').send({ currentPassword: PASSWORD, newPassword });

    expect((await change.expect(400)).body).toMatchObject({
      code: 'request.invalid',
      message,
      fields: { newPassword: message },
    });
    await browser.get('/api/account').expect(200);
  });

  it('writes one decision down when the same click arrives many times at once', async () => {
    const { browser } = await shopper(shop);
    const clicks = Array.from({ length: 6 }, () => browser.patch('/api/account').send({ acceptsMarketing: true }));
    expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual(Array<number>(6).fill(200));

    expect((await browser.get('/api/account/export')).body).toMatchObject({ consents: [{ given: true }] });
  });

  it('forbids caching of responses about a person', async () => {
    const { browser } = await shopper(shop);
    const calls = [
      browser.get('/api/account'),
      browser.get('/api/account/export'),
      browser.patch('/api/account').send({}),
      browser.post('/api/account/password').send({ currentPassword: PASSWORD, newPassword: PASSWORD }),
      browser.post('/api/logout'),
      browser.get('/api/account'),
      browser.get('/api/auth/check'),
    ];
    for (const call of calls) {
      const { headers } = await call;
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(headers).not.toHaveProperty('etag');
    }
  });

  it('ends a session although other calls with it are on their way', async () => {
    const { browser, cookie } = await shopper(shop);
    const calls = Array.from({ length: 6 }, (_, at) =>
      guest()
        .patch('/api/account')
        .set('Cookie', cookie!)
        .send({ name: `Ana ${at}` }),
    );
    await Promise.all([...calls.slice(0, 3), browser.post('/api/logout').expect(204), ...calls.slice(3)]);

    await guest().get('/api/account').set('Cookie', cookie!).expect(401);
  });

  it('counts guesses of one caller together, regardless of forged IP addresses', async () => {
    const { email } = await shopper(shop);
    const guess = (at: number) =>
      guest().post('/api/login').set('X-Forwarded-For', `203.0.113.${at}`).send({ email, password: 'x' });
    for (let at = 0; at < 5; at++) await guess(at).expect(401);

    await guess(5).expect(429);
  });

  it('deletes an account while its owner changes it elsewhere', async () => {
    const { browser } = await shopper(shop);
    const changes = Array.from({ length: 8 }, (_, at) =>
      browser.patch('/api/account').send({ acceptsMarketing: at % 2 === 0 }),
    );
    const deletion = browser.post('/api/account/delete').send({ password: PASSWORD }).expect(204);
    const answers = await Promise.all([deletion, ...changes]);

    for (const { status } of answers.slice(1)) expect([200, 401]).toContain(status);
  });

  it('deletes an account with everything that belongs to it', async () => {
    const { browser, email } = await shopper(shop, { dataConsent: true });
    const { body } = await browser.get('/api/account');
    await browser.post('/api/account/delete').send({ password: 'Otra-1234' }).expect(422);
    await browser.post('/api/account/delete').send({ password: PASSWORD }).expect(204);

    await browser.get('/api/account').expect(401);
    await guest().post('/api/login').send({ email, password: PASSWORD }).expect(401);
    const { id } = body as { id: string };
    for (const table of ['account_consent', 'session', 'reset_code'])
      expect(await rows(`SELECT FROM ${table} WHERE account_id = $1`, [id])).toEqual([]);
    await mailbox.wait('account-deleted', email);
  });
});

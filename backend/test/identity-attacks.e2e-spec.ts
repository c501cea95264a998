import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { callerKey } from '../src/common/throttling/caller-key.js';
import { POLICIES } from '../src/common/throttling/policies.js';
import { ManageStaff } from '../src/identity/index.js';
import { createTestApp, type TestApp } from './support/app.js';
import { eventually } from './support/eventually.js';
import { Mailbox } from './support/mailbox.js';
import { cookieOf, newcomer, PASSWORD, shopper } from './support/shopper.js';

describe('attacks on accounts', () => {
  let shop: TestApp;
  let mailbox: Mailbox;
  const guest = () => request(shop.app.getHttpServer());
  const logIn = (email: string, password: string, from = '203.0.113.1') =>
    guest().post('/api/login').set('X-Forwarded-For', from).send({ email, password });
  const query = (statement: string) => shop.app.get(DataSource).query<object[]>(statement);

  const statusesOf = async (answers: PromiseLike<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();

  beforeAll(async () => {
    shop = await createTestApp({ trustProxy: 1 });
    mailbox = new Mailbox(shop);
  });
  afterAll(() => shop.close());

  it('answers a wrong password, an unknown email and a disabled account alike', async () => {
    const { email } = await shopper(shop);
    const { email: staff } = await shop.app.get(ManageStaff).add('gone@sigerist.co', PASSWORD);
    await shop.app.get(ManageStaff).disable(staff);
    const answers = await Promise.all([
      logIn(email, 'Otra-1234'),
      logIn('nobody@example.com', 'Otra-1234'),
      logIn(staff, PASSWORD),
    ]);

    const expected = { statusCode: 401, code: 'auth.bad_credentials', message: 'Credenciales incorrectas' };
    for (const { body, headers, status } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({ ...expected, requestId: expect.any(String) as string });
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it('never takes over a session id that the caller brought along', async () => {
    const { email } = await shopper(shop);
    const planted = 'sid=s%3Aplanted.c2lnbmF0dXJl';
    const { headers } = await guest().post('/api/login').set('Cookie', planted).send({ email, password: PASSWORD });

    expect(cookieOf(headers, 'sid')).not.toContain('planted');
    await guest().get('/api/account').set('Cookie', planted).expect(401);
  });

  it.each([
    ['a made-up id', 'sid=s%3Aabc.def'],
    ['no signature', 'sid=abc'],
    ['NUL and quotes', "sid=s%3A%00'%20OR%201=1--.x"],
    ['a broken escape', 'sid=%E0%A4%A'],
    ['10,000 letters', `sid=${'a'.repeat(10_000)}`],
  ])('takes a cookie with %s for a guest and removes it', async (_what, cookie) => {
    const answer = await guest().get('/api/auth/check').set('Cookie', cookie).expect(200);

    expect(answer.body).toEqual({ isAuthenticated: false, user: null });
    expect(cookieOf(answer.headers, 'sid')).toBe('sid=');
  });

  it('treats a changed signature, an expired session and an emptied table as a guest', async () => {
    const { cookie } = await shopper(shop);
    await guest().get('/api/account').set('Cookie', `${cookie}x`).expect(401);
    await query("UPDATE session SET expire = now() - interval '1 second'");
    await guest().get('/api/account').set('Cookie', cookie!).expect(401);
    const { cookie: other } = await shopper(shop);
    await query('DELETE FROM session');
    await guest().get('/api/account').set('Cookie', other!).expect(401);
  });

  it('ends a session 90 days after its login, also when it was used since', async () => {
    const { cookie } = await shopper(shop);
    await query(
      "UPDATE session SET sess = jsonb_set(sess::jsonb, '{passport,user,since}', to_jsonb(now() - interval '91 days'))::json",
    );

    await guest().get('/api/account').set('Cookie', cookie!).expect(401);
    expect(await query('SELECT FROM session')).toEqual([]);
  });

  it('never reads a role, an id or a version from a body', async () => {
    const forged = { role: 'staff', id: randomUUID(), credentialsVersion: 9, emailProvenAt: '2020-01-01' };
    const { browser, email } = await shopper(shop, forged);
    await browser
      .patch('/api/account')
      .send({ ...forged, email: 'other@example.com', passwordHash: 'x' })
      .expect(200);

    expect((await browser.get('/api/account')).body).toMatchObject({ role: 'shopper', email });
    expect((await browser.get('/api/auth/check')).body).not.toMatchObject({ user: { id: forged.id } });
  });

  it('refuses every change that a page of another site requests', async () => {
    const { cookie } = await shopper(shop);
    const paths = [
      'register',
      'login',
      'logout',
      'forgot-password',
      'reset-password',
      'account/password',
      'account/delete',
    ];
    const foreign = [{ Origin: 'https://evil.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }];
    for (const path of paths)
      for (const header of foreign) {
        const forged = guest().post(`/api/${path}`).set('Cookie', cookie!).set(header);
        expect((await forged.send(newcomer()).expect(403)).body).toMatchObject({ code: 'request.bad_origin' });
      }
    await guest().patch('/api/account').set('Cookie', cookie!).set('Origin', 'null').send({}).expect(403);
    await guest().get('/api/account').set('Cookie', cookie!).expect(200);
  });

  it('slows down guesses at one account from many networks, and at many accounts from one', async () => {
    const { email } = await shopper(shop);
    const spread = Array.from({ length: 16 }, (_, at) => logIn(email, 'x', `198.51.100.${100 + at}`));
    expect(await statusesOf(spread)).toEqual([...Array<number>(15).fill(401), 429]);

    // The IP addresses of one customer's network count as one; of its 60 free failures 58 are taken as read.
    await query('TRUNCATE attempt');
    await logIn('user@example.com', 'x', '2001:db8:1:2::1').expect(401);
    await query("UPDATE attempt SET failures = 59 WHERE key LIKE 'login-address:%'");
    await logIn('user-2@example.com', 'x', '2001:db8:1:2::2').expect(401);
    await logIn('user-3@example.com', 'x', '2001:db8:1:2::3').expect(429);
    await query('TRUNCATE attempt');
  });

  it('stops a flood of registrations from one network', async () => {
    const flood = () => guest().post('/api/register').set('X-Forwarded-For', '203.0.113.66').send(newcomer());
    await flood().expect(201);
    await query("UPDATE rate_limit SET points = 300 WHERE key LIKE 'register:%'");

    expect(Number((await flood().expect(429)).headers['retry-after'])).toBeGreaterThan(0);
    await query('TRUNCATE rate_limit');
  });

  it('limits the welcome mails to one mailbox, for all tags and networks, and refuses no registration', async () => {
    const name = `laura-${randomUUID()}`;
    const [first, second] = [`${name}+1@example.com`, `${name}+2@example.com`];
    const register = (email: string, network: number) =>
      guest().post('/api/register').set('X-Forwarded-For', `198.51.100.${network}`).send(newcomer({ email }));
    await register(first, 1).expect(201);
    await mailbox.wait('welcome', first);
    // A refused registration sends no mail and counts for nothing.
    await register(first, 1).expect(409);
    const key = `register-to:${callerKey(POLICIES.welcomeMails, [first])}`;
    const counted = () => query(`SELECT points FROM rate_limit WHERE key = '${key}'`);
    expect(await counted()).toEqual([{ points: 1 }]);
    await query(`UPDATE rate_limit SET points = 20 WHERE key = '${key}'`);

    await register(second, 2).expect(201);
    await eventually(async () => expect(await counted()).toEqual([{ points: 21 }]));
    await guest().post('/api/login').send({ email: second, password: PASSWORD }).expect(200);
    expect(await mailbox.all('welcome', second)).toEqual([]);
    await query('TRUNCATE rate_limit');
  });

  it.each([
    [
      'nothing',
      {},
      { name: 'El nombre es obligatorio', email: 'Correo inválido', passwordHash: 'Mínimo 8 caracteres' },
    ],
    [
      'wrong types',
      newcomer({ name: {}, email: ['a@b.co'], passwordHash: 12345678 }),
      { name: 'El nombre es obligatorio', email: 'Correo inválido', passwordHash: 'Mínimo 8 caracteres' },
    ],
    ['a short password', newcomer({ passwordHash: 'Corta-1' }), { passwordHash: 'Mínimo 8 caracteres' }],
    ['no upper case', newcomer({ passwordHash: 'bordado-2026' }), { passwordHash: 'Incluye al menos una mayúscula' }],
    ['no digit', newcomer({ passwordHash: 'Bordado-mano' }), { passwordHash: 'Incluye al menos un número' }],
    ['no symbol', newcomer({ passwordHash: 'Bordadoñ2026' }), { passwordHash: 'Incluye al menos un símbolo' }],
    [
      'a common password',
      newcomer({ passwordHash: 'Password1!' }),
      { passwordHash: 'Esta contraseña es de las más usadas: elige otra' },
    ],
    [
      'a word of the shop in disguise',
      newcomer({ passwordHash: undefined, password: 'S1gerist*2026' }),
      { password: 'Es fácil de adivinar: no uses solo palabras como Sigerist, Colombia o tu ciudad' },
    ],
    [
      'the own name as password',
      newcomer({ passwordHash: 'Restrepo-1987' }),
      { passwordHash: 'Es fácil de adivinar: no uses solo tu nombre ni tu correo' },
    ],
    [
      'a huge password',
      newcomer({ passwordHash: `Aa1-${'x'.repeat(90_000)}` }),
      { passwordHash: 'Máximo 128 caracteres' },
    ],
    ['a Cyrillic look-alike', newcomer({ email: 'lаura@example.com' }), { email: 'Correo inválido' }],
    [
      'a huge email',
      newcomer({
        email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.co`,
      }),
      { email: 'Correo inválido' },
    ],
    ['lines for mail headers', newcomer({ email: '"a\r\nBcc: b@c.co"@example.com' }), { email: 'Correo inválido' }],
    ['SQL for an email', newcomer({ email: "x' OR '1'='1" }), { email: 'Correo inválido' }],
    [
      'consent as text',
      newcomer({ dataConsent: 'sí' }),
      { dataConsent: 'Indica si aceptas el tratamiento de tus datos' },
    ],
  ])('refuses a registration with %s', async (_what, body, fields) => {
    const answer = await guest().post('/api/register').send(body).expect(400);

    expect((answer.body as { fields: object }).fields).toMatchObject(fields);
  });

  it.each(['__proto__', 'constructor'])('does not fail for %s in a body', async (name) => {
    const body = `{"email":"nobody@example.com","password":"x","${name}":{"role":"staff","isAdmin":true}}`;
    const answer = await guest().post('/api/login').set('Content-Type', 'application/json').send(body);

    expect(answer.status).toBe(401);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it.each([
    [
      '/api/login',
      { email: 'laura', password: '' },
      { email: 'Email inválido', password: 'La contraseña es requerida' },
    ],
    ['/api/forgot-password', { email: null }, { email: 'Email inválido' }],
    [
      '/api/reset-password',
      { email: 'a@b.co', code: 123456, newPassword: 'x' },
      { code: 'El código debe tener 6 dígitos', newPassword: 'Mínimo 8 caracteres' },
    ],
  ])('explains an invalid body of %s in Spanish', async (path, body, fields) => {
    expect((await guest().post(path).send(body).expect(400)).body).toMatchObject({ code: 'request.invalid', fields });
  });

  it('keeps HTML as text', async () => {
    const name = "<img src=x onerror=alert(1)> O'Brien; DROP TABLE account";
    const { browser } = await shopper(shop, { name });

    expect((await browser.get('/api/account')).body).toMatchObject({ name });
  });
});

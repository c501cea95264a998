import { Writable } from 'node:stream';
import { Logger } from '@nestjs/common';
import request from 'supertest';
import { createApp } from '../src/bootstrap/app.setup.js';
import { createLogger, NestLogger } from '../src/logging/index.js';
import { createTestApp, type TestApp } from './support/app.js';
import { Mailbox } from './support/mailbox.js';
import { cookieOf, newcomer, PASSWORD } from './support/shopper.js';

describe('personal data of accounts', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(async () => {
    Logger.overrideLogger(false);
    await shop.close();
  });

  it('are not logged: address, password, code, cookie, name, number and caller', async () => {
    const lines: string[] = [];
    const destination = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const app = await createApp(shop.env, new NestLogger(await createLogger(true, destination)));
    await app.init();
    try {
      const browser = request.agent(app.getHttpServer());
      const body = newcomer();
      const { headers } = await browser.post('/api/register').send(body).expect(201);
      await browser.post('/api/register').send(body).expect(409);
      await browser.post('/api/login').send({ email: body.email, password: 'Secreto-equivocado-1' }).expect(401);
      await browser.post(`/api/login?email=${body.email}`).send({ email: body.email, password: PASSWORD }).expect(200);
      await browser.post('/api/forgot-password').send({ email: body.email }).expect(200);
      const mailbox = new Mailbox(shop);
      const code = await mailbox.code(body.email);
      const [mail] = await mailbox.wait('reset-code', body.email);
      const token = /#token=([\w-]+)/.exec(mail!.text!)![1]!;
      await browser
        .post('/api/reset-password')
        .send({ email: body.email, code, newPassword: 'Tijera-Lila-2027' })
        .expect(200);
      await browser.post('/api/reset-password').send({ token, newPassword: 'Tijera-Lila-2027' }).expect(422);

      const log = lines.join('');
      expect(log).toContain('POST /api/login 200');
      const secrets = [
        body.email,
        body.name,
        body.shippingAddress,
        '3001234567',
        PASSWORD,
        'Secreto',
        'Tijera-Lila-2027',
      ];
      for (const secret of [...secrets, code, token, cookieOf(headers, 'sid')!.slice(8, 30), '127.0.0.1', 'argon2'])
        expect(log).not.toContain(secret);
    } finally {
      await app.close();
    }
  });

  it('have cookies for TLS alone when the shop has an https URL, which scripts cannot read', async () => {
    const safe = await createTestApp({ databaseUrl: shop.env.databaseUrl, publicUrl: 'https://sigerist.co' });
    try {
      const { headers } = await request(safe.app.getHttpServer())
        .post('/api/register')
        .set({ 'X-Forwarded-Proto': 'https', Origin: 'https://sigerist.co' })
        .send(newcomer())
        .expect(201);
      const cookies = headers['set-cookie'] as unknown as string[];
      expect(cookies.find((cookie) => cookie.startsWith('__Host-sid='))).toMatch(
        /; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(cookies.find((cookie) => cookie.startsWith('signed_in='))).toMatch(/; Secure/);
      // The known device, for a year.
      expect(cookies.find((cookie) => cookie.startsWith('__Host-device='))).toMatch(
        /=[\w-]{65}; Max-Age=31536000; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
      );
      const refused = await request(safe.app.getHttpServer())
        .get(`/${'a'.repeat(9_000)}`)
        .expect(414);
      for (const answer of [{ headers }, refused])
        expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    } finally {
      await safe.close();
    }
  });
});

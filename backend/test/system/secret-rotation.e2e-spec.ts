import { generateSync } from 'otplib';
import request from 'supertest';
import { ManageStaff } from '../../src/identity/index.js';
import { createTestAppWithoutJobs, type TestApp } from '../support/app.js';
import { cookieOf, PASSWORD, shopper } from '../support/shopper.js';

describe('a new SESSION_SECRET', () => {
  let before: TestApp;
  let after: TestApp | undefined;

  beforeAll(async () => {
    before = await createTestAppWithoutJobs();
  });
  afterAll(async () => {
    await after?.close();
    await before.close();
  });

  it('logs nobody out and keeps the authenticator apps of staff, with the previous one beside it', async () => {
    const email = 'ana@sigerist.co';
    await before.app.get(ManageStaff).add(email, PASSWORD);
    const staff = request.agent(before.app.getHttpServer());
    await staff.post('/api/login').send({ email, password: PASSWORD }).expect(200);
    await staff.post('/api/auth/confirm').send({ password: PASSWORD }).expect(200);
    const { body } = await staff.post('/api/auth/code-app').expect(200);
    const { secret } = body as { secret: string };
    await staff
      .post('/api/auth/code-app/confirm')
      .send({ secret, code: generateSync({ secret, epoch: Math.floor(Date.now() / 1000) - 60 }) })
      .expect(201);
    const { browser, email: shopperEmail } = await shopper(before);
    const sessionOf = async (agent: Pick<typeof staff, 'get'>, path: string) =>
      cookieOf((await agent.get(path).expect(200)).headers, 'sid')!;
    const cookies = [await sessionOf(staff, '/api/orders'), await sessionOf(browser, '/api/account')];

    const secrets = { sessionSecret: 'n'.repeat(40), sessionSecretPrevious: before.env.sessionSecret };
    after = await createTestAppWithoutJobs({ ...before.env, ...secrets });
    const api = () => request(after!.app.getHttpServer());
    await api().get('/api/orders').set('Cookie', cookies[0]!).expect(200);
    const account = await api().get('/api/account').set('Cookie', cookies[1]!).expect(200);
    expect(account.body).toMatchObject({ email: shopperEmail });
    const again = request.agent(after.app.getHttpServer());
    const login = await again.post('/api/login').send({ email, password: PASSWORD }).expect(200);
    expect(login.body).toMatchObject({ secondFactor: 'prove' });
    await again
      .post('/api/auth/second-factor')
      .send({ code: generateSync({ secret }) })
      .expect(200);
    await again.get('/api/orders').expect(200);
    const forged = cookies[1]!.replace(/sid=[^;]*/, (sid) => `${sid}x`);
    await api().get('/api/account').set('Cookie', forged).expect(401);
  });
});

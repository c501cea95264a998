import request from 'supertest';
import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from '../support/app.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { createDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD, shopper } from '../support/shopper.js';

describe('a session while the database is unavailable', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let proxy: DatabaseProxy;
  let shop: TestApp;

  beforeAll(async () => {
    database = await createDatabase();
    proxy = new DatabaseProxy(database.url);
    shop = await createTestApp({ databaseUrl: await proxy.open() });
  });
  afterAll(async () => {
    await shop.close();
    await proxy.cut();
    await database.drop();
  });

  it('is answered 503, and is valid again afterwards', async () => {
    const guest = request(shop.app.getHttpServer());
    const { email, cookie } = await shopper(shop);
    // This is about sessions, not about a job that is cut in the middle.
    const jobs = 'SELECT FROM graphile_worker._private_jobs';
    await eventually(async () => expect(await shop.app.get(DataSource).query(jobs)).toEqual([]));
    await proxy.cut();
    const answers = [
      await guest.get('/api/auth/check').set('Cookie', cookie!),
      await guest.post('/api/login').send({ email, password: PASSWORD }),
      await guest.post('/api/forgot-password').send({ email }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.body).toMatchObject({ code: 'server.unavailable' });
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
    await proxy.open();
    await guest.get('/api/account').set('Cookie', cookie!).expect(200);
  });
});

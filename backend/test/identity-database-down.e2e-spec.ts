import request from 'supertest';
import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from './support/app.js';
import { CuttableDatabase } from './support/cuttable-database.js';
import { createDatabase } from './support/database.js';
import { eventually } from './support/eventually.js';
import { PASSWORD, shopper } from './support/shopper.js';

describe('a session while the database is unavailable', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let way: CuttableDatabase;
  let shop: TestApp;

  beforeAll(async () => {
    database = await createDatabase();
    way = new CuttableDatabase(database.url);
    shop = await createTestApp({ databaseUrl: await way.open() });
  });
  afterAll(async () => {
    await shop.close();
    await way.cut();
    await database.drop();
  });

  it('is answered 503, and is valid again afterwards', async () => {
    const guest = request(shop.app.getHttpServer());
    const { email, cookie } = await shopper(shop);
    // This is about sessions, not about a job that is cut in the middle.
    const jobs = 'SELECT FROM graphile_worker._private_jobs';
    await eventually(async () => expect(await shop.app.get(DataSource).query(jobs)).toEqual([]));
    await way.cut();
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
    await way.open();
    await guest.get('/api/account').set('Cookie', cookie!).expect(200);
  });
});

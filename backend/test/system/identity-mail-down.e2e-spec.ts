import request from 'supertest';
import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD, shopper } from '../support/shopper.js';

const FAILED_JOBS = `
  SELECT payload, last_error FROM graphile_worker._private_jobs AS job
  JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
  WHERE task.identifier = 'identity.reset-code' AND attempts > 0`;

describe('a password reset while the mail server is unavailable', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp({ smtpUrl: 'smtp://127.0.0.1:1' });
  });
  afterAll(() => shop.close());

  it('is answered, and neither code nor password is stored', async () => {
    const { email } = await shopper(shop);
    await request(shop.app.getHttpServer()).post('/api/forgot-password').send({ email }).expect(200);
    const failed = await eventually(async () => {
      const jobs = await shop.app.get(DataSource).query<{ last_error: string }[]>(FAILED_JOBS);
      expect(jobs).toMatchObject([
        { last_error: expect.stringMatching(/^Mail not sent \((ESOCKET|ECONNECTION)\)/) as string },
      ]);
      return JSON.stringify(jobs);
    });
    expect(failed).not.toContain(email);
    expect(failed).not.toMatch(/\b\d{6}\b/);
    const dump = JSON.stringify(await shop.app.get(DataSource).query('SELECT * FROM account, reset_code'));
    expect(dump).not.toContain(PASSWORD);
    expect(dump).not.toMatch(/"\d{6}"/);
  });
});

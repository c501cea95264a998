import request from 'supertest';
import { DataSource } from 'typeorm';
import { OrderExpress1790000008010 } from '../src/database/migrations/1790000008010-order-express.js';
import { KeepRecoveryLinks1790000008041 } from '../src/database/migrations/1790000008041-keep-recovery-links.js';
import { Orders } from '../src/orders/application/orders.port.js';
import { Order } from '../src/orders/domain/order.js';
import { aPersonalisation } from './builders/cart.builder.js';
import { aCardPayment, aPurchase, aPurchasedLine } from './builders/purchase.builder.js';
import { createTestApp, type TestApp } from './support/app.js';
import { newcomer } from './support/shopper.js';

describe('migrations', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  it('make the tables that the schemas describe', async () => {
    const { upQueries } = await shop.app.get(DataSource).driver.createSchemaBuilder().log();

    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('tell express orders of earlier releases from others', async () => {
    const line = (expressService: boolean) => aPurchasedLine({ personalisation: aPersonalisation({ expressService }) });
    const orders = [[true], [true, false], [false], [true, true]].map((lines) =>
      Order.place(
        crypto.randomUUID(),
        {
          purchase: aPurchase({ lines: lines.map(line) }),
          payment: aCardPayment(),
          status: 'paid',
          reviewReason: null,
        },
        new Date(),
      ),
    );
    for (const order of orders) await shop.app.get(Orders).add(order);
    const migration = new OrderExpress1790000008010();
    const runner = shop.app.get(DataSource).createQueryRunner();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    const listed = await shop.app.get(Orders).list({ express: true, limit: 9 });
    expect(listed.map(({ id }) => id).sort()).toEqual([orders[0]!.id, orders[3]!.id].sort());
  });

  it('keep the newest recovery code of an account when recovery links are reverted', async () => {
    const dataSource = shop.app.get(DataSource);
    for (let person = 0; person < 2; person++)
      await request(shop.app.getHttpServer()).post('/api/register').send(newcomer()).expect(201);
    await dataSource.query(`
      INSERT INTO reset_code (token_digest, account_id, digest, expires_at)
      SELECT id::text || number, id, 'code' || number, now() + number * interval '1 minute'
      FROM account, generate_series(1, 3) AS number`);
    const accounts = await dataSource.query<object[]>('SELECT id AS account_id FROM account ORDER BY id');
    const migration = new KeepRecoveryLinks1790000008041();
    const runner = dataSource.createQueryRunner();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();

    expect(await dataSource.query('SELECT account_id, digest FROM reset_code ORDER BY account_id')).toEqual(
      accounts.map((account) => ({ ...account, digest: 'code3' })),
    );
  });
});

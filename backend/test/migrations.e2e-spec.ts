import { DataSource } from 'typeorm';
import { OrderExpress1790000008010 } from '../src/database/migrations/1790000008010-order-express.js';
import { Orders } from '../src/orders/application/orders.port.js';
import { Order } from '../src/orders/domain/order.js';
import { aPersonalisation } from './builders/cart.builder.js';
import { aCardPayment, aPurchase, aPurchasedLine } from './builders/purchase.builder.js';
import { createTestApp, type TestApp } from './support/app.js';

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
});

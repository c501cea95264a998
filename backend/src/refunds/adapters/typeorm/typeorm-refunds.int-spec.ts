import { anOrder, orderSchemas, storeOrder } from '../../../../test/builders/order.builder.js';
import { aRefund } from '../../../../test/builders/refund.builder.js';
import { itKeepsRefunds } from '../../../../test/contracts/refunds.contract.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { moneySchemas } from '../../../../test/support/schemas-of-other-modules.js';
import { refundSchemas } from './refund.schemas.js';
import { TypeOrmRefunds } from './typeorm-refunds.js';

describe('TypeOrmRefunds', () => {
  let database: TestDatabase;
  let refunds: TypeOrmRefunds;

  const storedOrderId = async () => (await storeOrder(anOrder('paid'), database.transaction)).id;

  beforeAll(async () => {
    database = await testDatabase([...orderSchemas, ...moneySchemas, ...refundSchemas]);
    refunds = new TypeOrmRefunds(database.transaction);
  });
  afterAll(() => database.drop());

  itKeepsRefunds(
    () => refunds,
    () => database.transaction,
    storedOrderId,
  );

  it('lets one person give back no more than the limit in orders of their own at once', async () => {
    const askedBy = `${crypto.randomUUID()}@example.com`;
    const since = new Date(Date.now() - 86_400_000);
    const attempts = Array.from({ length: 5 }, async () => {
      const orderId = await storedOrderId();
      return database.transaction.run(async () => {
        const refund = aRefund({ orderId, askedBy, amount: 100_000, createdAt: new Date() });
        const counted = await refunds.sumTowardsLimit({ orderId, askedBy, since, except: null });
        if (counted + refund.amount <= 250_000) await refunds.add(refund);
        return counted;
      });
    });
    expect((await Promise.all(attempts)).sort()).toEqual([0, 100_000, 200_000, 200_000, 200_000]);
  });

  it('voids a payment once at a time', async () => {
    const voiding = { transactionId: '1-1700000000-1', way: 'card_void', state: 'approved', amount: 1 } as const;
    const orderId = await storedOrderId();
    await refunds.add(aRefund({ ...voiding, orderId }));
    await expect(refunds.add(aRefund({ ...voiding, orderId }))).rejects.toThrow('UQ_refund_void');
  });
});

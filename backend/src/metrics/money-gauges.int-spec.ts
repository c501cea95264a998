import { type TestDatabase, testDatabase } from '../../test/support/database.js';
import { MONEY_GAUGES } from './money-gauges.js';

describe('gauges of money', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it('find the one payment without an order, also behind thousands of newer events and payments', async () => {
    await database.dataSource.query(`
      INSERT INTO payment_event (id, transaction, received_at, handled_at)
      SELECT 'e' || n, '{"status": "APPROVED"}', now() - interval '1 hour' + n * interval '1 second', CASE WHEN n > 0 THEN now() END
      FROM generate_series(0, 2500) AS n`);
    await database.dataSource.query(`
      INSERT INTO provider_transaction (id, reference, status, amount, currency, heard_at, review_reason)
      SELECT 't' || n, 'r' || n, 'APPROVED', 1000, 'COP', now() - interval '1 hour' + n * interval '1 second',
        CASE WHEN n > 0 THEN 'unknown_reference' END
      FROM generate_series(0, 2500) AS n`);
    const query = MONEY_GAUGES.find(({ gauges }) => gauges.payments?.name === 'shop_paid_without_order')!;
    const rows = await database.dataSource.query<{ reason: string; payments: string }[]>(query.statement);
    expect(Object.fromEntries(rows.map(({ reason, payments }) => [reason, Number(payments)]))).toEqual({
      event_waits: 1,
      no_order: 1,
    });
  });

  it('find the second approved payment of an attempt whose first one made the order', async () => {
    const attempt = crypto.randomUUID();
    const query = MONEY_GAUGES.find(({ gauges }) => gauges.payments?.name === 'shop_paid_without_order')!;
    const without = async () => {
      const rows = await database.dataSource.query<{ reason: string; payments: string }[]>(query.statement);
      return Number(rows.find(({ reason }) => reason === 'no_order')!.payments);
    };
    const before = await without();
    await database.dataSource.query(
      `INSERT INTO provider_transaction (id, attempt_id, reference, status, amount, currency, heard_at)
      SELECT 'second-' || n, $1, 'r', 'APPROVED', 1000, 'COP', now() FROM generate_series(1, 2) AS n`,
      [null],
    );
    await database.dataSource.query(
      `INSERT INTO money_entry (id, at, moved_at, kind, amount, currency, order_id, method, provider, transaction_id, attempt_id, covers, actor)
      VALUES (gen_random_uuid(), now(), now(), 'payment', 1000, 'COP', gen_random_uuid(), 'CARD', 'wompi', 'second-1', $1, 'order', 'provider')`,
      [attempt],
    );
    expect(await without()).toBe(before + 1);
  });
});

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { run } from '../support/program.js';

describe('a database that has grown', () => {
  const name = `${process.env.TEST_DATABASE_PREFIX}_growth_${randomUUID().slice(0, 8)}`;
  const url = new URL(process.env.TEST_SERVER_URL!);
  url.pathname = `/${name}`;

  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: process.env.TEST_SERVER_URL });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  beforeAll(() => onServer(`CREATE DATABASE ${name}`));
  afterAll(() => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

  it('is migrated with its rows, and an index serves every question of shoppers, staff and the nightly deletions', async () => {
    // The planner rightly scans small tables: the test only checks that an index can serve the query, for which few rows are enough.
    const env = { DATABASE_URL: url.href, ORDERS: '4000', SEQSCAN: 'off' };
    const { code, output: said } = await run(['backend/bench/growth.mjs'], env);
    expect({ code, said }).toEqual({ code: 0, said: expect.not.stringContaining('SEQ SCAN') });
    // The money of what was found comes by its own keys.
    expect(said).toMatch(/order of an attempt .*IDX_shop_order_attempt( PK_order_balance| (IDX|PK)_money_\w+)*$/m);
    expect(said).toMatch(
      /staff search: one customer .*IDX_shop_order_search( PK_order_balance| (IDX|PK)_money_\w+)*$/m,
    );
    expect(said).toMatch(/orders of a person \(export\) .*IDX_shop_order_email/m);
    expect(said).toMatch(/orders of a one-letter mailbox \(export\) .*IDX_shop_order_email/m);
    expect(said).toMatch(/erasure: request of a person .*IDX_shop_order_email/m);
    expect(said).toMatch(/erasure: orders of a person .*IDX_shop_order_email/m);
    expect(said).toMatch(/payments whose check is due .*IDX_payment_attempt_next_check/m);
    expect(said).toMatch(/staff: payments in review .*IDX_provider_transaction_review/m);
    expect(said).toMatch(/staff search: order number .*UQ_shop_order_number/m);
    expect(said).toMatch(/staff search: phone .*IDX_shop_order_phone( PK_order_balance| (IDX|PK)_money_\w+)*$/m);
  });
});

import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { orderSchemas } from './order.schemas.js';
import { TypeOrmPayerTokens } from './typeorm-payer-tokens.js';

describe('removal of old payer tokens', () => {
  let database: TestDatabase;
  let tokens: TypeOrmPayerTokens;
  const noon = new Date('2026-11-22T12:00:00Z');

  beforeAll(async () => {
    database = await testDatabase(orderSchemas);
    tokens = new TypeOrmPayerTokens(database.transaction);
  });
  afterAll(() => database.drop());
  beforeEach(() =>
    database.dataSource.query(
      `INSERT INTO payer_token SELECT 'digest' || n, gen_random_uuid(), $1::timestamptz - n * interval '1 second'
       FROM generate_series(-5, 1500) AS n ON CONFLICT DO NOTHING`,
      [noon],
    ),
  );
  afterEach(() => database.dataSource.query('TRUNCATE payer_token'));

  const remaining = async () => {
    const rows = await database.dataSource.query<{ digest: string }[]>('SELECT digest FROM payer_token');
    return rows.map(({ digest }) => Number(digest.slice('digest'.length))).sort((a, b) => a - b);
  };

  it('removes more tokens than one batch has, and keeps newer ones', async () => {
    await tokens.removeBefore(noon);
    expect(await remaining()).toEqual([-5, -4, -3, -2, -1, 0]);
  });

  it('does not wait for a token that a transaction has locked', async () => {
    const runner = database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`SELECT FROM payer_token WHERE digest = 'digest7' FOR UPDATE`);
    try {
      await tokens.removeBefore(noon);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
    expect(await remaining()).toContain(7);
  });
});

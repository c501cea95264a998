import { type TestDatabase, testDatabase } from '../../test/support/database.js';
import { deleteBefore } from './delete-before.js';

describe('deleteBefore', () => {
  let database: TestDatabase;
  const noon = new Date('2026-11-22T12:00:00Z');

  beforeAll(async () => {
    database = await testDatabase();
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

  const deleteOld = () => deleteBefore(database.dataSource.manager, 'payer_token', 'created_at', noon);
  const remaining = async () => {
    const rows = await database.dataSource.query<{ digest: string }[]>('SELECT digest FROM payer_token');
    return rows.map(({ digest }) => Number(digest.slice('digest'.length))).sort((a, b) => a - b);
  };

  it('deletes more rows than one batch has, and keeps newer ones', async () => {
    await deleteOld();
    expect(await remaining()).toEqual([-5, -4, -3, -2, -1, 0]);
  });

  it('does not wait for a row that a transaction has locked', async () => {
    const runner = database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`SELECT FROM payer_token WHERE digest = 'digest7' FOR UPDATE`);
    try {
      await deleteOld();
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
    expect(await remaining()).toContain(7);
  });
});

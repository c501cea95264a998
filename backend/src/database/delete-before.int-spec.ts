import { type TestDatabase, testDatabase } from '../../test/support/database.js';
import { deleteBefore } from './delete-before.js';

describe('deleteBefore', () => {
  let database: TestDatabase;
  const noon = new Date('2026-01-15T12:00:00Z');

  beforeAll(async () => {
    database = await testDatabase();
    await database.dataSource.query('CREATE TABLE old_thing (id integer, at timestamptz)');
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.dataSource.query('TRUNCATE old_thing');
    await database.dataSource.query(
      `INSERT INTO old_thing SELECT n, $1::timestamptz - n * interval '1 second' FROM generate_series(-10, 2500) AS n`,
      [noon],
    );
  });

  const remaining = () =>
    database.dataSource
      .query<{ id: number }[]>('SELECT id FROM old_thing ORDER BY id')
      .then((rows) => rows.map(({ id }) => id));

  it('deletes what is older in several statements, and nothing else', async () => {
    const statements: string[] = [];
    const { manager } = database.dataSource;
    const counted = Object.create(manager) as typeof manager;
    counted.query = (sql: string, values?: unknown[]) => {
      statements.push(sql);
      return manager.query(sql, values);
    };
    expect(await deleteBefore(counted, 'old_thing', 'at', noon)).toBe(2500);
    expect(statements).toHaveLength(3);
    expect(await remaining()).toEqual(Array.from({ length: 11 }, (_, index) => index - 10));
  });

  it('skips rows that another transaction has locked', async () => {
    await database.transaction.run(async () => {
      await database.transaction.manager.query('SELECT FROM old_thing WHERE id = 7 FOR UPDATE');
      expect(await deleteBefore(database.dataSource.manager, 'old_thing', 'at', noon)).toBe(2499);
    });
    expect(await remaining()).toContain(7);
  });
});

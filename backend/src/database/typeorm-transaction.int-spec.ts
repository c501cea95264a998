import { DataSource } from 'typeorm';
import { type TestDatabase, testDatabase } from '../../test/support/database.js';
import { eventually } from '../../test/support/eventually.js';
import { dataSourceOptions } from './data-source.js';
import { TypeOrmTransaction } from './typeorm-transaction.js';

describe('TypeOrmTransaction', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
    await database.dataSource.query('CREATE TABLE note (text text)');
  });
  afterAll(() => database.drop());

  const write = (text: string) => database.transaction.manager.query('INSERT INTO note VALUES ($1)', [text]);
  const notes = async () => {
    const rows = await database.dataSource.query<{ text: string }[]>('SELECT text FROM note ORDER BY text');
    return rows.map(({ text }) => text);
  };

  afterEach(() => database.dataSource.query('TRUNCATE note'));

  it('makes changes visible only after all of them succeeded', async () => {
    await database.transaction.run(async () => {
      await write('one');
      await write('two');
      expect(await notes()).toEqual([]);
    });

    expect(await notes()).toEqual(['one', 'two']);
  });

  it('undoes everything when one step fails, also in a run within a run', async () => {
    const failing = database.transaction.run(async () => {
      await database.transaction.run(() => write('inner'));
      throw new Error('refused');
    });

    await expect(failing).rejects.toThrow('refused');
    expect(await notes()).toEqual([]);
  });

  it('keeps two transactions at the same time apart', async () => {
    const [failed] = await Promise.allSettled([
      database.transaction.run(async () => {
        await write('lost');
        throw new Error('refused');
      }),
      database.transaction.run(() => write('kept')),
    ]);

    expect(failed.status).toBe('rejected');
    expect(await notes()).toEqual(['kept']);
  });

  it('never leaks statements into another one when the database stops responding', async () => {
    const extra = { max: 1, query_timeout: 200 };
    const only = await eventually(() => new DataSource({ ...dataSourceOptions(database.url), extra }).initialize());
    const transaction = new TypeOrmTransaction(only);
    const silent = transaction.run(async () => {
      await transaction.manager.query(`INSERT INTO note VALUES ('half')`);
      await transaction.manager.query('SELECT pg_sleep(1)');
    });
    await expect(silent).rejects.toThrow('Query read timeout');

    // Once, although the answer to a COMMIT that succeeded may come after the time limit, too.
    const INSERT_ONCE = `INSERT INTO note SELECT 'next' WHERE NOT EXISTS (SELECT FROM note WHERE text = 'next')`;
    await eventually(() => transaction.run(() => transaction.manager.query(INSERT_ONCE)));
    expect(await notes()).toEqual(['next']);
    await only.destroy();
  });
});

import pg from 'pg';
import { eventually } from '../support/eventually.js';
import { createDatabase } from '../support/database.js';
import { PLAN_EACH_TIME, PreparingClient, UnnamedClient } from '../../src/database/preparing-client.js';

/** `end` does not wait until the server has closed the connection; the drop of the database then cuts it, which is an error of the pool. */
function openPool(url: string, Client: typeof pg.Client): pg.Pool {
  return new pg.Pool({ connectionString: url, max: 1, Client }).on('error', () => undefined);
}

describe('PreparingClient', () => {
  let pool: pg.Pool;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await createDatabase();
    drop = database.drop;
    pool = openPool(database.url, PreparingClient);
  });

  afterAll(async () => {
    await pool.end();
    await drop();
  });

  const preparedStatements = async () => {
    const { rows } = await pool.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements');
    return rows.map(({ statement }) => statement);
  };

  it('prepares a statement once for all its values', async () => {
    const answers = [1, 2, 3].map((value) => pool.query<{ sum: number }>('SELECT $1::int + 1 AS sum', [value]));
    const sums = (await Promise.all(answers)).map(({ rows }) => rows[0]?.sum);
    expect(sums).toEqual([2, 3, 4]);
    await expect(preparedStatements()).resolves.toEqual(['SELECT $1::int + 1 AS sum']);
  });

  it('does not prepare a statement whose best plan depends on its values', async () => {
    const before = await preparedStatements();
    await pool.query(`/* ${PLAN_EACH_TIME} */ SELECT $1::int AS value`, [1]);
    expect(await preparedStatements()).toEqual(before);
  });

  it('survives the end of a connection in use, whose next statement fails', async () => {
    const held = await pool.connect();
    const { rows } = await held.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise((resolve) => held.once('end', resolve));
    const killer = new pg.Client(pool.options);
    await killer.connect();
    await killer.query('SELECT pg_terminate_backend($1::int)', [rows[0]!.pid]);
    await killer.end();
    await ended;
    await expect(held.query('SELECT 1')).rejects.toThrow('not queryable');
    held.release(true);
  });

  it('leaves the pool when its server does not answer', async () => {
    const limited = new pg.Pool({ ...pool.options, query_timeout: 300 });
    await expect(limited.query('SELECT pg_sleep(60)')).rejects.toThrow('Query read timeout');
    const held = await limited.connect();
    await expect(held.query('SELECT pg_sleep(60)')).rejects.toThrow('Query read timeout');
    held.release();
    expect(limited.idleCount).toBe(0);
    // Repeated, because a busy server may need longer for a new connection's first statement.
    await eventually(async () => expect(await limited.query('SELECT 1 AS one')).toMatchObject({ rows: [{ one: 1 }] }));
    await limited.end();
  });

  it('has the caller of the statement in the stack of an error', async () => {
    const held = await pool.connect();
    const caller = async () => {
      await held.query('SELECT 1 / 0');
    };
    const stack = await caller().catch((error: Error) => error.stack);
    held.release();
    expect(stack).toContain('at async caller');
  });

  it('runs statements after one that failed', async () => {
    const divide = (by: number) => pool.query<{ whole: number }>('SELECT 6 / $1::int AS whole', [by]);
    await expect(divide(0)).rejects.toThrow('division by zero');
    await expect(divide(2)).resolves.toMatchObject({ rows: [{ whole: 3 }] });
    await expect(pool.query('SELECT nothing FROM nowhere WHERE id = $1', [1])).rejects.toThrow('does not exist');
    await expect(divide(3)).resolves.toMatchObject({ rows: [{ whole: 2 }] });
  });

  it('answers more distinct statements than it prepares', async () => {
    for (let each = 0; each < 1010; each += 1) {
      const { rows } = await pool.query<{ sum: number }>(`SELECT $1::int + ${each} AS sum`, [1]);
      expect(rows[0]?.sum).toBe(each + 1);
    }
    expect((await preparedStatements()).length).toBeLessThanOrEqual(1000);
  });
});

describe('UnnamedClient', () => {
  it('sends no name, also where a library gives one', async () => {
    const { url, drop } = await createDatabase();
    const pool = openPool(url, UnnamedClient);
    try {
      const { rows } = await pool.query<{ value: number }>({
        name: 'named',
        text: 'SELECT $1::int AS value',
        values: [7],
      });
      expect(rows).toEqual([{ value: 7 }]);
      await pool.query('SELECT $1::int AS value', [8]);
      expect((await pool.query('SELECT FROM pg_prepared_statements')).rowCount).toBe(0);
    } finally {
      await pool.end();
      await drop();
    }
  });
});

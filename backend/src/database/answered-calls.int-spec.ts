import { ManualClock } from '../../test/fakes/manual-clock.js';
import { type TestDatabase, testDatabase } from '../../test/support/database.js';
import { PostgresAnsweredCalls } from './postgres-answered-calls.js';

describe('PostgresAnsweredCalls', () => {
  let database: TestDatabase;
  let calls: PostgresAnsweredCalls;
  let done: number;

  beforeAll(async () => {
    database = await testDatabase();
    calls = new PostgresAnsweredCalls(database.transaction, new ManualClock());
    await database.dataSource.query('CREATE TABLE note (text text)');
  });
  beforeEach(async () => {
    done = 0;
    await database.dataSource.query('TRUNCATE note, idempotency_key');
  });
  afterAll(() => database.drop());

  const work = async () => {
    done += 1;
    await database.transaction.manager.query("INSERT INTO note VALUES ('refund')");
    return { number: done, at: new Date('2026-11-28T15:00:00Z'), none: null };
  };
  const notes = async () => (await database.dataSource.query<unknown[]>('SELECT FROM note')).length;
  const call = { actor: 'ana', key: 'k', request: 'r' };

  it('does the work of a key once, and gives its first answer again', async () => {
    const first = await calls.once(call, work);
    expect(await calls.once(call, work)).toEqual(JSON.parse(JSON.stringify(first)));
    expect([done, await notes()]).toEqual([1, 1]);
  });

  it('gives an answer without a body again', async () => {
    await calls.once(call, () => Promise.resolve());
    expect(await calls.once(call, () => Promise.reject(new Error('again')))).toBeUndefined();
  });

  it('does the work of calls at the same moment once, and answers all of them', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => calls.once(call, work)));
    expect(answers.map(({ number }) => number)).toEqual([1, 1, 1, 1]);
    expect(await notes()).toBe(1);
  });

  it('keeps the keys of different people apart', async () => {
    await calls.once(call, work);
    expect(await calls.once({ ...call, actor: 'eva' }, work)).toMatchObject({ number: 2 });
  });

  it('refuses a key that was used for another request', async () => {
    await calls.once(call, work);
    await expect(calls.once({ ...call, request: 'other' }, work)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'request.key_reused',
    });
    expect(await notes()).toBe(1);
  });

  it('keeps nothing of work that failed, and frees its key', async () => {
    const failing = () => work().then(() => Promise.reject(new Error('refused')));
    await expect(calls.once(call, failing)).rejects.toThrow('refused');
    expect(await notes()).toBe(0);
    await calls.once({ ...call, request: 'corrected' }, work);
    expect(await notes()).toBe(1);
  });
});

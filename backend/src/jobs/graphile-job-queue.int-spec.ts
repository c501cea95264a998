import { type TestDatabase, testDatabase } from '../../test/support/database.js';
import { GraphileJobQueue } from './graphile-job-queue.js';
import { Job } from './job-queue.port.js';

describe('GraphileJobQueue', () => {
  const greet = new Job<{ name: string }>('test.greet');
  let database: TestDatabase;
  let queue: GraphileJobQueue;

  beforeAll(async () => {
    database = await testDatabase();
    queue = new GraphileJobQueue(database.transaction);
  });
  afterAll(() => database.drop());

  const waiting = async (): Promise<number> => {
    const [row] = await database.dataSource.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM graphile_worker.jobs',
    );
    return row!.count;
  };

  it('discards the job when the transaction rolls back', async () => {
    const failing = database.transaction.run(async () => {
      await queue.enqueue(greet, { name: 'Laura' });
      throw new Error('rolled back');
    });

    await expect(failing).rejects.toThrow('rolled back');
    expect(await waiting()).toBe(0);
  });

  it('keeps one job for one key', async () => {
    await queue.enqueue(greet, { name: 'Laura' }, { jobKey: 'greet-laura' });
    await queue.enqueue(greet, { name: 'Laura' }, { jobKey: 'greet-laura' });

    expect(await waiting()).toBe(1);
  });
});

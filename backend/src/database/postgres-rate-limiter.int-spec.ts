import { type TestDatabase, testDatabase } from '../../test/support/database.js';
import { TooManyRequestsError } from '../common/domain-error.js';
import { PostgresRateLimiter } from './postgres-rate-limiter.js';

const limit = { name: 'test', calls: 2, seconds: 600 };

describe('PostgresRateLimiter', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it('counts each caller and each name alone, on all instances together, and says how long to wait', async () => {
    const instances = [
      new PostgresRateLimiter(database.dataSource),
      new PostgresRateLimiter(database.dataSource),
    ] as const;
    await instances[0].count(limit, '203.0.113.7');
    await instances[1].count(limit, '203.0.113.7');

    const refused = instances[0].count(limit, '203.0.113.7');
    await expect(refused).rejects.toThrow(TooManyRequestsError);
    await expect(refused).rejects.toMatchObject({ retryAfterSeconds: expect.any(Number) as number });
    await instances[0].count(limit, '203.0.113.8');
    await instances[0].count({ ...limit, name: 'other' }, '203.0.113.7');
  });

  it('keeps no address', async () => {
    await new PostgresRateLimiter(database.dataSource).count(limit, '203.0.113.9');

    const rows = await database.dataSource.query<{ key: string }[]>('SELECT key FROM rate_limit');
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });
});

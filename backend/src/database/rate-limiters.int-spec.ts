import { type TestDatabase, testDatabase } from '../../test/support/database.js';
import { TooManyRequestsError } from '../common/domain-error.js';
import { MemoryRateLimiter } from '../common/throttling/memory-rate-limiter.js';
import type { Subject, ThrottlePolicy } from '../common/throttling/policies.js';
import type { RateLimiter } from '../common/throttling/rate-limiter.port.js';
import { PostgresRateLimiter } from './postgres-rate-limiter.js';

const policy = <const S extends readonly Subject[]>(counts: S, name = 'test'): ThrottlePolicy<S> => ({
  name,
  counts,
  what: 'tests',
  calls: 2,
  seconds: 600,
  store: 'database',
  why: '',
});

describe('rate limiters', () => {
  let database: TestDatabase;
  let limiter: PostgresRateLimiter;

  beforeAll(async () => {
    database = await testDatabase();
  });
  beforeEach(async () => {
    await database.dataSource.query('DELETE FROM rate_limit');
    limiter = new PostgresRateLimiter(database.dataSource);
  });
  afterAll(() => database.drop());

  it('counts on all instances together and returns how long to wait', async () => {
    const perNetwork = policy(['network']);
    const other = new PostgresRateLimiter(database.dataSource);
    await limiter.consume(perNetwork, '203.0.113.7');
    await other.consume(perNetwork, '203.0.113.7');

    const refused = limiter.consume(perNetwork, '203.0.113.7');
    await expect(refused).rejects.toThrow(TooManyRequestsError);
    await expect(refused).rejects.toMatchObject({ retryAfterSeconds: expect.any(Number) as number });
  });

  describe.each<[string, () => RateLimiter]>([
    ['PostgreSQL', () => new PostgresRateLimiter(database.dataSource)],
    ['memory', () => new MemoryRateLimiter()],
  ])('in %s', (_store, open) => {
    let limiter: RateLimiter;
    beforeEach(() => {
      limiter = open();
    });

    it('counts each caller and each policy alone', async () => {
      const [one, two] = [policy(['network']), policy(['network'], 'other')];
      await limiter.consume(one, '203.0.113.7');
      await limiter.consume(one, '203.0.113.7');
      await limiter.consume(one, '203.0.113.8');
      await limiter.consume(two, '203.0.113.7');
      await expect(limiter.consume(one, '203.0.113.7')).rejects.toThrow(TooManyRequestsError);
    });

    it('counts all IP addresses of an IPv6 /64 together', async () => {
      const perNetwork = policy(['network']);
      await limiter.consume(perNetwork, '2001:db8:1:2::1');
      await limiter.consume(perNetwork, '2001:db8:1:2:ffff::2');
      await limiter.consume(perNetwork, '2001:db8:1:3::1');
      await expect(limiter.consume(perNetwork, '2001:db8:1:2::3')).rejects.toThrow(TooManyRequestsError);
    });

    it('counts all tags and cases of a mailbox together', async () => {
      const perMailbox = policy(['mailbox']);
      await limiter.consume(perMailbox, 'laura@example.com');
      await limiter.consume(perMailbox, 'Laura+1@example.com');
      await expect(limiter.consume(perMailbox, 'laura+2@example.com')).rejects.toThrow(TooManyRequestsError);
    });

    it('counts several subjects together', async () => {
      const both = policy(['mailbox', 'network']);
      await limiter.consume(both, 'laura@example.com', '203.0.113.7');
      await limiter.consume(both, 'laura@example.com', '203.0.113.7');
      await limiter.consume(both, 'laura@example.com', '203.0.113.8');
      await limiter.consume(both, 'sara@example.com', '203.0.113.7');
      await expect(limiter.consume(both, 'laura@example.com', '203.0.113.7')).rejects.toThrow(TooManyRequestsError);
    });

    it('does not count a call that was rewarded', async () => {
      const perAccount = policy(['account']);
      for (let call = 0; call < 5; call += 1) {
        await limiter.consume(perAccount, 'account-1');
        await limiter.reward(perAccount, 'account-1');
      }
      await limiter.consume(perAccount, 'account-1');
      await limiter.consume(perAccount, 'account-1');
      await expect(limiter.consume(perAccount, 'account-1')).rejects.toThrow(TooManyRequestsError);
    });
  });

  it('refuses a flood without asking the database', async () => {
    const perNetwork = policy(['network']);
    for (let call = 0; call < 4; call += 1) await limiter.consume(perNetwork, '203.0.113.7').catch(() => undefined);
    await database.dataSource.query('DELETE FROM rate_limit');
    await expect(limiter.consume(perNetwork, '203.0.113.7')).rejects.toThrow(TooManyRequestsError);
    expect(await database.dataSource.query('SELECT key FROM rate_limit')).toEqual([]);
  });

  it('stores no IP address and no email', async () => {
    await limiter.consume(policy(['mailbox', 'network']), 'laura@example.com', '203.0.113.9');
    const rows = await database.dataSource.query<{ key: string }[]>('SELECT key FROM rate_limit');
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|laura/);
  });
});

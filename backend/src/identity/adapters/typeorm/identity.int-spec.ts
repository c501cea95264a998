import { Logger } from '@nestjs/common';
import { ManualClock } from '../../../../test/fakes/manual-clock.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { TooManyRequestsError } from '../../../common/domain-error.js';
import { JobHandlers } from '../../../jobs/index.js';
import { ForgetExpired, forgetExpired } from '../../application/forget-expired.js';
import type { SlowDown } from '../../domain/slow-down.js';
import { identitySchemas } from './identity.schemas.js';
import { TypeOrmAttempts } from './typeorm-attempts.js';
import { TypeOrmResetCodes } from './typeorm-reset-codes.js';
import { TypeOrmSessions } from './typeorm-sessions.js';

const rule: SlowDown = { name: 'test', free: 2, firstPauseSeconds: 10, longestPauseSeconds: 25 };

describe('what identity keeps in PostgreSQL', () => {
  let database: TestDatabase;
  let clock: ManualClock;
  let attempts: TypeOrmAttempts;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await testDatabase(identitySchemas);
  });
  beforeEach(async () => {
    clock = new ManualClock();
    attempts = new TypeOrmAttempts(database.dataSource, clock);
    await database.dataSource.query('TRUNCATE attempt');
  });
  afterAll(() => database.drop());

  const pause = async (): Promise<number> => {
    const refusal = await attempts.begin(rule, 'laura').catch((error: unknown) => error);
    return refusal instanceof TooManyRequestsError ? refusal.retryAfterSeconds : 0;
  };

  it('lets some attempts pass, then doubles the pause up to a longest', async () => {
    expect([await pause(), await pause(), await pause()]).toEqual([0, 0, 10]);
    const grown = [];
    for (const seconds of [10, 20, 25]) {
      clock.pass(seconds * 1000);
      grown.push(await pause(), await pause());
    }
    expect(grown).toEqual([0, 20, 0, 25, 0, 25]);
    await attempts.begin(rule, 'sofía');
  });

  it('counts each of many attempts in the same instant', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, pause));

    expect(many.filter((seconds) => seconds === 0)).toHaveLength(2);
  });

  it('begins anew after an hour, and after the person has proved who they are', async () => {
    expect([await pause(), await pause(), await pause()]).toEqual([0, 0, 10]);
    clock.pass(3_601_000);
    expect([await pause(), await pause(), await pause()]).toEqual([0, 0, 10]);
    await attempts.forget(rule, 'laura');
    expect([await pause(), await pause(), await pause()]).toEqual([0, 0, 10]);
  });

  it('takes back one attempt that was no failure', async () => {
    await pause();
    await attempts.takeBack(rule, 'laura');

    expect([await pause(), await pause(), await pause()]).toEqual([0, 0, 10]);
  });

  it('removes at night what has expired, and only that', async () => {
    await database.dataSource.query(
      `INSERT INTO session (sid, sess, expire) VALUES ('old', '{}', $1), ('new', '{}', $2)`,
      [new Date(clock.now().getTime() - 1), new Date(clock.now().getTime() + 1)],
    );
    await pause();
    const handlers = new JobHandlers();
    const sessions = new TypeOrmSessions(database.transaction);
    new ForgetExpired(handlers, sessions, new TypeOrmResetCodes(database.transaction), attempts, clock).onModuleInit();
    await handlers.toTaskList()[forgetExpired.name]!({}, {} as never);

    expect(await database.dataSource.query('SELECT sid FROM session')).toEqual([{ sid: 'new' }]);
    expect(await database.dataSource.query('SELECT FROM attempt')).toHaveLength(1);
  });

  it('has the tables that the entity schemas say', async () => {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    const changes = upQueries.map(({ query }) => query);
    expect(changes.filter((query) => /"(account|account_consent|reset_code)"/.test(query))).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { ManualClock } from '../../../../test/fakes/manual-clock.js';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { TooManyRequestsError } from '../../../common/domain-error.js';
import { ResetCode } from '../../domain/reset-code.js';
import type { SlowDown } from '../../../common/throttling/slow-down.js';
import { identitySchemas } from './identity.schemas.js';
import { TypeOrmAttempts } from './typeorm-attempts.js';
import { TypeOrmResetCodes } from './typeorm-reset-codes.js';

const rule: SlowDown = {
  ...{ name: 'test', what: 'failures', counts: ['account'], why: '' },
  ...{ free: 2, firstPauseSeconds: 10, longestPauseSeconds: 25 },
};

describe('what identity keeps in PostgreSQL', () => {
  let database: TestDatabase;
  let clock: ManualClock;
  let attempts: TypeOrmAttempts;
  let codes: TypeOrmResetCodes;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await testDatabase(identitySchemas);
  });
  beforeEach(async () => {
    clock = new ManualClock();
    attempts = new TypeOrmAttempts(database.dataSource, clock);
    codes = new TypeOrmResetCodes(database.transaction);
    await database.dataSource.query('TRUNCATE attempt');
  });
  afterAll(() => database.drop());

  /** The id of a new account. */
  const account = async () => {
    const id = randomUUID();
    await database.dataSource.query(
      "INSERT INTO account (id, email, name, password_hash, role, created_at) VALUES ($1, $2, '', '', 'shopper', now())",
      [id, `${id}@example.com`],
    );
    return id;
  };
  /** Mailed this many minutes from now. */
  const codeAt = (accountId: string, minute: number) =>
    ResetCode.issue(
      { accountId, digest: `code ${minute}`, tokenDigest: `${accountId} ${minute}` },
      new Date(clock.now().getTime() + minute * 60_000),
    );
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

  it('resets failures after an hour, and when the person proves their identity', async () => {
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

  it('keeps the newest links of an account, and removes all of that account alone', async () => {
    const [one, other] = [await account(), await account()];
    for (const minute of [2, 3, 1]) await codes.add(codeAt(one, minute));
    await codes.add(codeAt(other, 1));
    expect(await codes.newest(one)).toMatchObject({ digest: 'code 3' });

    await codes.keepNewest(one, 2);
    const isKept = (accountId: string, minute: number) => codes.findByToken(codeAt(accountId, minute).tokenDigest);
    expect(await isKept(one, 1)).toBeNull();
    expect(await isKept(one, 2)).not.toBeNull();
    expect(await isKept(other, 1)).not.toBeNull();
    await codes.removeAll(one);
    expect(await codes.newest(one)).toBeNull();
    expect(await isKept(other, 1)).not.toBeNull();
  });

  it('has the tables that the entity schemas say', async () => {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    const changes = upQueries.map(({ query }) => query);
    expect(changes.filter((query) => /"(account|account_consent|reset_code)"/.test(query))).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock.port.js';
import { TooManyRequestsError } from '../../../common/domain-error.js';
import { FORGOTTEN_AFTER_SECONDS, type SlowDown } from '../../../common/throttling/slow-down.js';
import { Attempts } from '../../application/attempts.port.js';

/** Time at which the attempt after failure number `n` is admitted. $3: free attempts, $4 and $5: first and longest pause, in seconds. */
const nextAfter = (n: string) => `
  CASE WHEN ${n} < $3::int THEN '-infinity'
  ELSE $2::timestamptz + LEAST($4::int * power(2, LEAST(${n} - $3::int, 20)), $5::int) * interval '1 second' END`;

/** One statement, so that of a hundred attempts in the same instant each one counts. */
const BEGIN = `
  INSERT INTO attempt (key, failures, paused_until, last_at)
  VALUES ($1, 1, ${nextAfter('1')}, $2)
  ON CONFLICT (key) DO UPDATE SET (failures, paused_until, last_at) = (
    SELECT n, ${nextAfter('n')}, $2::timestamptz
    FROM (SELECT CASE WHEN attempt.last_at < $6::timestamptz THEN 1 ELSE attempt.failures + 1 END AS n) AS next
  )
  WHERE attempt.paused_until <= $2::timestamptz
  RETURNING failures`;

/** Runs outside of any transaction, so that a failure stays counted after a rollback. */
@Injectable()
export class TypeOrmAttempts extends Attempts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async begin(rule: SlowDown, who: string): Promise<void> {
    const now = this.clock.now();
    const key = keyOf(rule, who);
    const { free, firstPauseSeconds, maxPauseSeconds } = rule;
    const values = [key, now, free, firstPauseSeconds, maxPauseSeconds, this.forgottenBefore()];
    const counted = await this.dataSource.query<object[]>(BEGIN, values);
    if (counted.length === 0) throw new TooManyRequestsError(await this.secondsLeft(key, now));
  }

  async takeBack(rule: SlowDown, who: string): Promise<void> {
    await this.dataSource.query(
      "UPDATE attempt SET failures = failures - 1, paused_until = '-infinity' WHERE key = $1 AND failures > 0",
      [keyOf(rule, who)],
    );
  }

  async forget(rule: SlowDown, who: string): Promise<void> {
    await this.dataSource.query('DELETE FROM attempt WHERE key = $1', [keyOf(rule, who)]);
  }

  private forgottenBefore(): Date {
    return new Date(this.clock.now().getTime() - FORGOTTEN_AFTER_SECONDS * 1000);
  }

  private async secondsLeft(key: string, now: Date): Promise<number> {
    const statement = 'SELECT paused_until FROM attempt WHERE key = $1';
    const [row] = await this.dataSource.query<{ paused_until: Date }[]>(statement, [key]);
    return Math.max(1, Math.ceil(((row?.paused_until.getTime() ?? 0) - now.getTime()) / 1000));
  }
}

/** Stored as a digest, so that the table holds no personal data. */
function keyOf({ name }: SlowDown, who: string): string {
  return `${name}:${createHash('sha256').update(who).digest('base64url')}`;
}

import { Logger } from '@nestjs/common';
import { ManualClock } from '../../test/fakes/manual-clock.js';
import { type TestDatabase, testDatabase } from '../../test/support/database.js';
import { JobHandlers } from './job-handlers.js';
import { Retention, RETENTION_LIST, retentionJob, type RetentionRule } from './retention.js';

describe('Retention', () => {
  let database: TestDatabase;
  const clock = new ManualClock();
  const handlers = new JobHandlers();

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await testDatabase();
    new Retention(handlers, database.dataSource, clock).onModuleInit();
  });
  afterAll(() => database.drop());

  const run = () => handlers.toTaskList()[retentionJob.name]!({}, {} as never);
  const moment = (ageMs: number) => new Date(clock.now().getTime() - ageMs);
  const sql = (statement: string, values?: unknown[]) => database.dataSource.query<{ at: Date }[]>(statement, values);

  /** Replaces the table by one with only this column, so that a row needs nothing but its time. */
  async function plant({ table, column, ageMs }: RetentionRule): Promise<void> {
    await sql(`CREATE TABLE times_only AS SELECT ${column} FROM ${table}`);
    await sql(`DROP TABLE ${table} CASCADE`);
    await sql(`ALTER TABLE times_only RENAME TO ${table}`);
    await sql(`INSERT INTO ${table} VALUES ($1), ($2)`, [moment(ageMs + 1000), moment(ageMs - 1000)]);
  }

  it.each(RETENTION_LIST)('deletes rows of $table beyond their age, and no others', async (rule) => {
    await plant(rule);
    await run();
    const left = await sql(`SELECT ${rule.column} AS at FROM ${rule.table}`);
    expect(left.map(({ at }) => at.getTime())).toEqual([moment(rule.ageMs - 1000).getTime()]);
  });

  it('runs every hour', () => {
    expect(handlers.toTimetable()).toMatchObject([{ task: retentionJob.name }]);
  });

  it('continues after a failed removal, and then fails itself', async () => {
    const [first, second] = RETENTION_LIST;
    await sql(`INSERT INTO ${second!.table} (${second!.column}) VALUES ($1)`, [moment(second!.ageMs + 1000)]);
    await sql(`ALTER TABLE ${first!.table} RENAME TO unreachable`);
    await expect(run()).rejects.toThrow('1 removals failed');
    expect(await sql(`SELECT FROM ${second!.table}`)).toHaveLength(1);
    await sql(`ALTER TABLE unreachable RENAME TO ${first!.table}`);
  });
});

import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { DatabaseProxy } from '../support/database-proxy.js';
import { eventually } from '../support/eventually.js';
import { type TestDatabase, testDatabase } from '../support/database.js';
import { testEnv } from '../support/env.js';
import { FailedJobs, removeFailedJobs } from '../../src/jobs/failed-jobs.js';
import { GraphileJobQueue } from '../../src/jobs/graphile-job-queue.js';
import { JobHandlers } from '../../src/jobs/job-handlers.js';
import { JobPostponedError } from '../../src/jobs/job-postponed.js';
import { Job } from '../../src/jobs/job-queue.port.js';
import { JobWorker } from '../../src/jobs/job-worker.js';

/** Never gets the statement that listens for jobs. */
class DeafDatabase extends DatabaseProxy {
  requests = 0;

  protected override connect(shop: Socket, database: Socket): void {
    database.pipe(shop);
    shop.on('data', (bytes) => {
      if (bytes.includes('LISTEN "jobs:insert"')) this.requests += 1;
      else database.write(bytes);
    });
  }
}

describe('JobWorker', () => {
  const greet = new Job<{ name: string }>('test.greet');
  const countDown = new Job<{ from: number }>('test.count-down');
  const tick = new Job<object>('test.tick');
  const nightly = new Job<object>('test.nightly');
  let isBroken = true;
  const greeted: string[] = [];
  let database: TestDatabase;
  let queue: GraphileJobQueue;
  let worker: JobWorker;
  let failures = 0;
  const fail = new Job<object>('test.fail');
  const postpone = new Job<{ until: string }>('test.postpone');
  let failed: Error | undefined;
  let postponements = 1;

  beforeAll(async () => {
    // The failures below are expected, so they are not logged.
    Logger.overrideLogger(false);
    database = await testDatabase();
    queue = new GraphileJobQueue(database.transaction);
    const handlers = new JobHandlers();
    handlers.on(greet, ({ name }) => {
      if (failures-- > 0) return Promise.reject(new Error('mail server unavailable'));
      greeted.push(name);
      return Promise.resolve();
    });
    handlers.on(countDown, async ({ from }) => {
      if (from > 0) await queue.enqueue(countDown, { from: from - 1 });
      else greeted.push('zero');
    });
    handlers.on(fail, () => {
      failed = new Error('left alone');
      return Promise.resolve();
    });
    handlers.on(postpone, ({ until }) => {
      if (postponements-- > 0) return Promise.reject(new JobPostponedError(new Date(until)));
      greeted.push('later');
      return Promise.resolve();
    });
    handlers.every('* * * * *', tick, () => Promise.resolve());
    handlers.every('0 0 1 1 *', nightly, () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve()));
    worker = new JobWorker(testEnv(database.url), handlers);
    await worker.onApplicationBootstrap();
  });
  afterAll(async () => {
    await worker.beforeApplicationShutdown();
    await database.drop();
  });

  const done = (name: string) => eventually(() => expect(greeted).toContain(name));

  it('repeats a postponed job at its time, as one job that did not fail', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await queue.enqueue(postpone, { until }, { jobKey: 'postponed', priority: 10 });
    await eventually(async () => {
      const [job, ...others] = await database.dataSource.query<object[]>(
        `SELECT run_at AS "runAt", key, priority, attempts, last_error AS error FROM graphile_worker.jobs
         WHERE task_identifier = 'test.postpone'`,
      );
      expect(others).toEqual([]);
      const expected = { runAt: new Date(until), key: 'postponed', priority: 10, attempts: 0, error: null };
      expect(job).toEqual(expected);
    });
    expect(greeted).not.toContain('later');

    await database.dataSource.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await database.dataSource.query(`SELECT pg_notify('jobs:insert', '{"count": 1}')`);
    await done('later');
  });

  it('runs a job after the commit, not before', async () => {
    await database.transaction.run(async () => {
      await queue.enqueue(greet, { name: 'Laura' });
      expect(greeted).not.toContain('Laura');
    });

    await done('Laura');
  });

  it('starts a job that was added right after another one at once, not with the next poll', async () => {
    const started = performance.now();
    await queue.enqueue(countDown, { from: 8 });
    await done('zero');
    // Polls are two seconds apart.
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('names its connections, so that the list of all connections shows whose they are', async () => {
    const statement = `
      SELECT DISTINCT application_name AS name FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
    expect(await database.dataSource.query(statement)).toEqual([{ name: 'sigerist-jobs' }]);
  });

  it('tries a failed job again', async () => {
    // Until the failure was seen: the queue tries the job again by itself.
    failures = Infinity;
    await queue.enqueue(greet, { name: 'Sofía' });
    await eventually(async () => {
      const waiting = await database.dataSource.query<object[]>(
        `SELECT last_error, run_at BETWEEN now() AND now() + interval '10 seconds' AS soon
         FROM graphile_worker.jobs WHERE task_identifier = 'test.greet'`,
      );
      expect(waiting).toEqual([{ last_error: 'mail server unavailable', soon: true }]);
    });
    expect(greeted).not.toContain('Sofía');

    failures = 0;
    await database.dataSource.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await database.dataSource.query(`SELECT pg_notify('jobs:insert', '{"count": 1}')`);
    await done('Sofía');
    expect(greeted.filter((name) => name === 'Sofía')).toHaveLength(1);
  });

  it('keeps a job that failed permanently for a week, and no longer', async () => {
    const failed = async (days: number) => {
      await queue.enqueue(new Job<object>('test.unhandled'), {}, { runAt: new Date(Date.now() - days * 86_400_000) });
      await database.dataSource.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
    };
    await failed(6);
    await failed(8);
    await removeFailedJobs(database.dataSource);
    const left = await database.dataSource.query<object[]>(
      // Not the job that the timetable may have added in this moment.
      `SELECT id FROM graphile_worker.jobs WHERE attempts = max_attempts AND task_identifier = 'test.unhandled'`,
    );
    expect(left).toHaveLength(1);
  });

  it('counts a scheduled job as failed for good when it fails in each round, which begins the attempts anew', async () => {
    const failedJobs = new FailedJobs(database.dataSource);
    const rows = () => database.dataSource.query<object[]>('SELECT failures FROM job_failure');
    // As the timetable does it.
    const round = () => queue.enqueue(nightly, {}, { jobKey: nightly.name });
    const before = await failedJobs.count();
    await round();
    await eventually(async () => expect(await rows()).toEqual([{ failures: 1 }]));
    await database.dataSource.query(`UPDATE job_failure SET since = since - interval '25 hours'`);
    expect(await failedJobs.count()).toBe(before);
    await round();
    await eventually(async () => expect(await rows()).toEqual([{ failures: 2 }]));
    const [job] = await database.dataSource.query<object[]>(
      'SELECT attempts FROM graphile_worker.jobs WHERE task_identifier = $1',
      [nightly.name],
    );
    expect(job).toEqual({ attempts: 1 });
    expect(await failedJobs.count()).toBe(before + 1);
    isBroken = false;
    await round();
    await eventually(async () => expect(await rows()).toEqual([]));
    expect(await failedJobs.count()).toBe(before);
  });

  it('keeps the timetable of recurring jobs where all instances see it', async () => {
    await eventually(async () => {
      const known = await database.dataSource.query<object[]>(
        'SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY identifier',
      );
      expect(known).toEqual([{ identifier: 'test.nightly' }, { identifier: 'test.tick' }]);
    });
  });

  it('survives the loss of the database while fetched jobs wait to run', async () => {
    const proxy = new DatabaseProxy(database.url);
    const handlers = new JobHandlers();
    const hold = new Job<object>('test.hold');
    let [started, release] = [0, () => {}];
    const released = new Promise<void>((resolve) => (release = resolve));
    handlers.on(hold, () => {
      started += 1;
      return released;
    });
    const errors: string[] = [];
    Logger.overrideLogger({ log: () => {}, warn: () => {}, error: (text: string) => errors.push(text) });
    const other = new JobWorker(testEnv(await proxy.open()), handlers);
    try {
      await other.onApplicationBootstrap();
      // In one commit: two run at a time, and the rest is fetched with them.
      await database.transaction.run(async () => {
        for (let job = 0; job < 6; job += 1) await queue.enqueue(hold, {});
      });
      await eventually(() => expect(started).toBe(2));
      await proxy.cut();
      await eventually(() => expect(errors.join()).toContain('Failed to return jobs'));
      release();
      await proxy.open();
      // The worker starts again, and the lost jobs are released with its lease.
      await eventually(() => expect(started).toBeGreaterThan(2));
    } finally {
      Logger.overrideLogger(false);
      await other.beforeApplicationShutdown();
      await proxy.cut();
    }
  });

  describe('when statements that remove jobs fail', () => {
    const REMOVALS = `wait_event_type = 'Lock' AND query LIKE 'delete from%'`;
    const LEASES = `application_name = 'sigerist-worker'`;
    let other: JobWorker;
    let slow: Job<{ name: string }>;
    /** In the order in which they started, which is not always that in which they were added. A repeated job ends at once. */
    let running: { name: string; end: () => void }[];
    let isOver: boolean;

    const connections = (which: string, what = 'pid') =>
      database.dataSource.query<object[]>(
        `SELECT ${what} FROM pg_stat_activity WHERE datname = current_database() AND ${which}`,
      );
    const terminate = (which: string) => connections(which, 'pg_terminate_backend(pid)');
    /** At least so many wait: a job of the timetable may end in this moment. */
    const removals = (count: number) =>
      eventually(async () => expect((await connections(REMOVALS)).length).toBeGreaterThanOrEqual(count));
    const started = (count: number) => eventually(() => expect(running).toHaveLength(count));

    /** Adds jobs, of which two run at a time; ends two whose removal waits, and then calls `fail`. */
    async function failRemovals(names: readonly string[], fail: () => Promise<unknown>): Promise<void> {
      await database.transaction.run(async () => {
        for (const name of names) await queue.enqueue(slow, { name });
      });
      await started(2);
      await database.transaction.run(async () => {
        await database.transaction.manager.query('LOCK TABLE graphile_worker._private_jobs IN EXCLUSIVE MODE');
        running[0]!.end();
        await started(Math.min(names.length, 3));
        await removals(1);
        running[1]!.end();
        await started(names.length);
        await removals(2);
        await fail();
      });
    }

    beforeEach(async () => {
      running = [];
      isOver = false;
      slow = new Job(`test.slow-${randomUUID()}`);
      const handlers = new JobHandlers();
      handlers.on(slow, ({ name }) => {
        if (isOver || running.some((each) => each.name === name)) return Promise.resolve();
        return new Promise((end) => running.push({ name, end }));
      });
      other = new JobWorker(testEnv(database.url), handlers);
      await other.onApplicationBootstrap();
    });

    afterEach(async () => {
      isOver = true;
      for (const { end } of running) end();
      await other.beforeApplicationShutdown();
    });

    it('takes jobs again after two failed at a time', async () => {
      await failRemovals(['first', 'second'], () => terminate(REMOVALS));
      await queue.enqueue(slow, { name: 'third' });
      await started(3);
    });

    it('takes jobs again when they failed while the worker stopped', async () => {
      await failRemovals(['first', 'second', 'third', 'fourth'], async () => {
        // The worker stops as soon as it has lost its lease.
        await terminate(LEASES);
        await terminate(REMOVALS);
      });
      running[2]!.end();
      await eventually(async () => {
        const left = 'SELECT id FROM graphile_worker.jobs WHERE task_identifier = $1';
        expect(await database.dataSource.query(left, [slow.name])).toHaveLength(3);
      });
      running[3]!.end();
      await queue.enqueue(slow, { name: 'fifth' });
      await started(5);
    });
  });

  it('does not take the failure of a handler for one of the library that called it', async () => {
    const [survive] = process.listeners('unhandledRejection').filter(({ name }) => name === 'surviveLibrary');
    await queue.enqueue(fail, {});
    const failure = await eventually(() => {
      expect(failed).toBeInstanceOf(Error);
      return failed!;
    });
    expect(failure.stack).toContain('graphile-worker');
    expect(() => survive!(failure, Promise.resolve())).toThrow(failure);
  });

  it('waits for a statement longer than the database, which ends it first', async () => {
    const { rows } = await worker['pool'].query<{ ms: number }>(
      `SELECT setting::int AS ms FROM pg_settings WHERE name = 'statement_timeout'`,
    );
    expect(rows).toEqual([{ ms: 15_000 }]);
    expect(worker['pool'].options).toHaveProperty('query_timeout', 17_000);
  });

  it('survives the loss of the database before it answers LISTEN', async () => {
    const proxy = new DeafDatabase(database.url);
    const errors: unknown[] = [];
    Logger.overrideLogger({ log: () => {}, warn: () => {}, error: (_: unknown, text: string) => errors.push(text) });
    const other = new JobWorker(testEnv(await proxy.open()), new JobHandlers());
    try {
      await other.onApplicationBootstrap();
      await eventually(() => expect(proxy.requests).toBeGreaterThan(0));
      const stopped = other.beforeApplicationShutdown();
      await proxy.cut();
      await stopped;
      await eventually(() => expect(errors).toContain('A failure of the job library was not handled'));
    } finally {
      Logger.overrideLogger(false);
    }
  });

  it('continues after the database has closed every connection', async () => {
    await database.dataSource.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await eventually(() => queue.enqueue(greet, { name: 'Mateo' }));

    await done('Mateo');
  });
});

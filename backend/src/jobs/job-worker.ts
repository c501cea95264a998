import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type BeforeApplicationShutdown } from '@nestjs/common';
import { run, type Runner, type Task, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { messageOf } from '../common/startup-error.js';
import { Env } from '../config/env.js';
import { PooledClient } from '../database/index.js';
import { countingFailures } from './job-failures.js';
import { JobHandlers } from './job-handlers.js';
import type { QueueName } from './job-queue.port.js';
import { TIMEOUTS, WorkerLease } from './worker-lease.js';
import { workerLogger } from './worker-logger.js';

/** Pauses before a worker restarts: they double while the database stays unavailable. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;

/** Jobs of each queue at a time. Sending waits for WhatsApp, up to ten seconds when it does not answer. */
const CONCURRENCY: Record<QueueName, number> = { payments: 2, polling: 1, chat: 3, sending: 16, others: 2 };

const QUEUES = Object.keys(CONCURRENCY) as QueueName[];

/**
 * Jobs that an instance fetches at once, for all workers of a queue; no more than run at a time, because those that wait are locked for other
 * instances. `others` has many short ones.
 */
const FETCHED: Record<QueueName, number> = { ...CONCURRENCY, others: 8 };

/** Jobs that end within this time are removed in one statement. */
const REMOVAL_DELAY_MS = 30;

/** One per queue that listens for jobs, and as many as the widest queue runs; a job holds none of the others while it runs. */
const CONNECTIONS = 16;

/** Plans the library's few statements once a connection: planning a fetch took longer than running it. */
const PLAN_ONCE = '-c plan_cache_mode=force_generic_plan';

/** Runs the jobs inside the application: starts and stops with it, and survives an outage of the database. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('jobs');
  private readonly stopping = new AbortController();
  private readonly pool: pg.Pool;
  private readonly shutdown = once(this.stopping.signal, 'abort');
  private readonly loops: Promise<void>[] = [];

  constructor(
    private readonly env: Env,
    private readonly handlers: JobHandlers,
  ) {
    this.pool = new pg.Pool({
      connectionString: env.databaseDirectUrl,
      application_name: 'sigerist-jobs',
      Client: PooledClient,
      max: CONNECTIONS,
      options: PLAN_ONCE,
      keepAlive: true,
      ...TIMEOUTS,
    });
    // A connection may be lost while it is idle or closing; without a listener, that would end the process.
    const logLost = (error: Error) => this.log.warn(`A connection of the job queue was lost (${messageOf(error)})`);
    this.pool.on('error', logLost).on('connect', (client) => client.on('error', logLost));
  }

  async onApplicationBootstrap(): Promise<void> {
    // Once for all workers of the process.
    if (!process.listeners('unhandledRejection').includes(surviveLibrary))
      process.on('unhandledRejection', surviveLibrary);
    for (const queue of QUEUES) {
      const first = await this.start(queue);
      this.loops.push(this.keepRunning(queue, first));
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.loops);
    await this.pool.end();
  }

  /** `ended` settles, or fails, when this worker has stopped. */
  private async start(queue: QueueName): Promise<{ ended: Promise<void> }> {
    let name = '';
    const events: WorkerEvents = new EventEmitter();
    events.once('pool:create', ({ workerPool }) => (name = workerPool.id));
    const failed = failureOf(events);
    const runner = await run({
      pgPool: this.pool,
      taskList: this.taskList(queue),
      parsedCronItems: queue === 'others' ? this.handlers.toTimetable() : [],
      concurrency: CONCURRENCY[queue],
      noHandleSignals: true,
      logger: workerLogger,
      events,
      preset: { worker: batchesOf(FETCHED[queue]) },
    });
    return { ended: this.live(runner, failed, name) };
  }

  private taskList(queue: QueueName): TaskList {
    const query = (statement: string, values: readonly string[]) => this.pool.query(statement, [...values]);
    const tasks = Object.entries(this.handlers.toTaskList(queue)).map(([name, task]) => {
      const counted: Task = (payload, helpers) => countingFailures(name, query, () => task!(payload, helpers));
      return [name, this.handlers.isScheduled(name) ? counted : task] as const;
    });
    return Object.fromEntries(tasks);
  }

  /** Stops a worker that failed, at the shop's shutdown, or when it has lost its lease, because another instance then takes over its jobs. */
  private async live(runner: Runner, failed: Promise<void>, name: string): Promise<void> {
    const lease = new WorkerLease(this.env.databaseDirectUrl, name, this.pool);
    try {
      await Promise.race([runner.promise, failed, lease.hold(), this.shutdown]);
    } finally {
      await Promise.race([runner.stop().catch(() => undefined), failed]);
      await lease.end();
    }
  }

  /** The library gives up after a few failed polls; a shop must not need a restart because its database had one. */
  private async keepRunning(queue: QueueName, first: { ended: Promise<void> }): Promise<void> {
    let { ended } = first;
    let pause = FIRST_PAUSE_MS;
    while (!this.stopping.signal.aborted) {
      const startedMs = Date.now();
      try {
        await ended;
      } catch (error) {
        this.log.warn(`The job queue of ${queue} stopped (${messageOf(error)}); it will be restarted`);
      }
      const livedMs = Date.now() - startedMs;
      pause = livedMs > MAX_PAUSE_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS);
      await wait(pause, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (!this.stopping.signal.aborted) ended = this.start(queue).then((worker) => worker.ended);
    }
  }
}

/**
 * Resolves when the library could not record that jobs ended, and all others of that worker have ended. It then stops the worker, but
 * neither `runner.promise` nor `runner.stop` settles when two such statements failed at a time.
 */
function failureOf(events: WorkerEvents): Promise<void> {
  let hasFailed = false;
  let working = 0;
  return new Promise((resolve) => {
    const look = () => {
      if (hasFailed && working === 0) resolve();
    };
    events.on('worker:create', () => (working += 1));
    events.on('worker:stop', () => {
      working -= 1;
      look();
    });
    events.on('pool:fatalError', () => {
      hasFailed = true;
      look();
    });
  });
}

/**
 * graphile-worker 0.17 leaves failures of its own unhandled when a database stops: jobs that it cannot return, and a listening connection
 * that it releases twice (decision 67). They end the process otherwise, as any other unhandled rejection still does. The library is
 * recognized by its files, because each of its failures has another message.
 */
function surviveLibrary(reason: unknown): void {
  if (!(reason instanceof Error && isOfLibrary(reason.stack ?? ''))) throw reason;
  new Logger('jobs').error(reason, 'A failure of the job library was not handled');
}

const LIBRARY = path.join('node_modules', 'graphile-worker', 'dist');
/** Node itself, and dependencies such as the driver of the database, which the library and the shop both call. */
const NEUTRAL = /node:|node_modules/;

/** Whether the library is nearer to the failure than the shop's own code: a handler's stack leads to the library, too, which called it. */
function isOfLibrary(stack: string): boolean {
  const files = stack.split('\n').filter((line) => /^\s+at .*[\\/]/.test(line));
  return files.find((line) => line.includes(LIBRARY) || !NEUTRAL.test(line))?.includes(LIBRARY) ?? false;
}

function batchesOf(size: number): GraphileConfig.WorkerOptions {
  return {
    // Without `refetchDelay`: during such a delay the library drops the notifications of new jobs, which then wait for the next poll.
    localQueue: { size },
    completeJobBatchDelay: REMOVAL_DELAY_MS,
    // Without a batch, here too, the library leaves a failure to record a job's end unhandled, which would end the process.
    failJobBatchDelay: 0,
  };
}

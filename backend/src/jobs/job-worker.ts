import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type BeforeApplicationShutdown } from '@nestjs/common';
import { run, type Runner } from 'graphile-worker';
import pg from 'pg';
import { messageOf } from '../common/startup-error.js';
import { Env } from '../config/env.js';
import { JobHandlers } from './job-handlers.js';
import { workerLogger } from './worker-logger.js';

const RESTART_AFTER_MS = 2_000;

/** Works the queue off inside the application: starts with it, survives an outage of the database, stops with it. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('jobs');
  private readonly stopping = new AbortController();
  private readonly pool: pg.Pool;
  private runner?: Runner;
  private loop?: Promise<void>;

  constructor(
    env: Env,
    private readonly handlers: JobHandlers,
  ) {
    this.pool = new pg.Pool({ connectionString: env.databaseUrl, max: 4 });
    // A connection may be cut while nobody uses it or while it is being closed: unheard, that would end the process.
    const heard = (error: Error) => this.log.warn(`A connection of the job queue was lost (${messageOf(error)})`);
    this.pool.on('error', heard).on('connect', (client) => client.on('error', heard));
  }

  async onApplicationBootstrap(): Promise<void> {
    this.runner = await this.start();
    this.loop = this.keepRunning(this.runner);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.runner?.stop().catch(() => undefined);
    await this.loop;
    await this.pool.end();
  }

  private start(): Promise<Runner> {
    return run({
      pgPool: this.pool,
      taskList: this.handlers.toTaskList(),
      parsedCronItems: this.handlers.toTimetable(),
      concurrency: 2,
      noHandleSignals: true,
      logger: workerLogger,
      // Without a batch the library lets a failure to note a job's end go unheard, which would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  }

  /** The library gives up after a few failed polls; a shop must not need a restart because its database had one. */
  private async keepRunning(first: Runner): Promise<void> {
    let running = first.promise;
    while (!this.stopping.signal.aborted) {
      try {
        await running;
      } catch (error) {
        this.log.warn(`The job queue stopped (${messageOf(error)}); it starts again soon`);
      }
      await wait(RESTART_AFTER_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (!this.stopping.signal.aborted) running = this.restart();
    }
  }

  private async restart(): Promise<void> {
    this.runner = await this.start();
    await this.runner.promise;
  }
}

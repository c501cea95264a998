import { Injectable, Logger } from '@nestjs/common';
import { type CronItem, type JobHelpers, type ParsedCronItem, parseCronItems, type TaskList } from 'graphile-worker';
import { runWithLogContext } from '../common/log-context.js';
import { JobPostponedError } from './job-postponed.js';
import type { QueueName, Job } from './job-queue.port.js';

type Handler<Payload> = (payload: Payload) => Promise<void>;

interface Task {
  readonly queue: QueueName;
  readonly handler: Handler<unknown>;
}

/** The handler of each job; a module registers its own in `onModuleInit`. */
@Injectable()
export class JobHandlers {
  private readonly log = new Logger('jobs');
  private readonly tasks = new Map<string, Task>();
  private readonly timetable: CronItem[] = [];

  /** `handler` may run more than once for one job (a crash after its effect), so it must be idempotent. */
  on<Payload>(job: Job<Payload>, handler: Handler<Payload>): void {
    if (this.tasks.has(job.name)) throw new Error(`Two handlers for the job ${job.name}`);
    this.tasks.set(job.name, { queue: job.queue, handler: handler as Handler<unknown> });
  }

  /**
   * Runs `handler` at the times of `cron` (UTC, five fields), once for all instances together; a round that takes longer than
   * the time between two keeps the next one waiting.
   */
  every(cron: string, job: Job<object>, handler: () => Promise<void>): void {
    this.on(job, handler);
    this.timetable.push({ task: job.name, match: cron, options: { queueName: job.name, jobKey: job.name } });
  }

  toTimetable(): ParsedCronItem[] {
    return parseCronItems(this.timetable);
  }

  toTaskList(queue: QueueName = 'others'): TaskList {
    const own = [...this.tasks].filter(([, task]) => task.queue === queue);
    return Object.fromEntries(own.map(([name, { handler }]) => [name, this.logged(name, handler)]));
  }

  /** Whether the job belongs to a schedule. */
  isScheduled(name: string): boolean {
    return this.timetable.some(({ task }) => task === name);
  }

  /** Names of all jobs. */
  get names(): string[] {
    return [...this.tasks.keys()];
  }

  /** One line per job, and the job's name, id and order on every line that is logged while it runs. */
  private logged(name: string, handler: Handler<unknown>) {
    return (payload: unknown, helpers?: Pick<JobHelpers, 'job' | 'addJob'>) => {
      const job = helpers?.job;
      return runWithLogContext({ job: name, ...(job && { jobId: job.id }) }, async () => {
        const started = performance.now();
        const msSince = () => Math.round(performance.now() - started);
        try {
          await handler(payload);
          this.log.log({ ms: msSince() }, `${name} done in ${msSince()} ms`);
        } catch (error) {
          if (helpers && error instanceof JobPostponedError) {
            await postpone(name, payload, helpers, error.runAt);
            this.log.log({ ms: msSince() }, `${name} waits until ${error.runAt.toISOString()}`);
            return;
          }
          const attempt = job ? ` (attempt ${job.attempts} of ${job.max_attempts})` : '';
          this.log.error({ err: error, ms: msSince() }, `${name} failed${attempt}`);
          throw error;
        }
      });
    };
  }
}

/** A process that ends between the two steps leaves two jobs, which every handler tolerates. */
async function postpone(
  name: string,
  payload: unknown,
  { job, addJob }: Pick<JobHelpers, 'job' | 'addJob'>,
  runAt: Date,
): Promise<void> {
  await addJob(name, payload, { runAt, priority: job.priority, jobKey: job.key ?? undefined });
}

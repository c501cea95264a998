import { Injectable } from '@nestjs/common';
import { type CronItem, type ParsedCronItem, parseCronItems, type TaskList } from 'graphile-worker';
import type { QueueName, Job } from './job-queue.port.js';

type Handler<Payload> = (payload: Payload) => Promise<void>;

interface Task {
  readonly queue: QueueName;
  readonly handler: Handler<unknown>;
}

/** The handler of each job; a module registers its own in `onModuleInit`. */
@Injectable()
export class JobHandlers {
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
    return Object.fromEntries(own.map(([name, { handler }]) => [name, (payload: unknown) => handler(payload)]));
  }
}

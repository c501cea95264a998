import { Injectable } from '@nestjs/common';
import { type CronItem, type ParsedCronItem, parseCronItems, type TaskList } from 'graphile-worker';
import type { Job } from './job-queue.port.js';

type Handler<Payload> = (payload: Payload) => Promise<void>;

/** What to do for each job; a module registers its own in `onModuleInit`. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<string, Handler<unknown>>();
  private readonly timetable: CronItem[] = [];

  /** `handler` may run more than once for one job (a crash after its effect), so its effect must bear that. */
  on<Payload>(job: Job<Payload>, handler: Handler<Payload>): void {
    if (this.handlers.has(job.name)) throw new Error(`Two handlers for the job ${job.name}`);
    this.handlers.set(job.name, handler as Handler<unknown>);
  }

  /** Runs `handler` at the times of `cron` (UTC, five fields), once for all instances together. */
  every(cron: string, job: Job<object>, handler: () => Promise<void>): void {
    this.on(job, handler);
    this.timetable.push({ task: job.name, match: cron });
  }

  toTimetable(): ParsedCronItem[] {
    return parseCronItems(this.timetable);
  }

  toTaskList(): TaskList {
    return Object.fromEntries(
      [...this.handlers].map(([name, handler]) => [name, (payload: unknown) => handler(payload)]),
    );
  }
}

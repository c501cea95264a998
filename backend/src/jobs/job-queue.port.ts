/**
 * Where jobs are done one after the other, on all instances together. Mails have two, so that a mail server that takes its
 * time never holds all the hands that payments need.
 */
export type Lane = 'mail to shoppers' | 'mail to the shop';

/** The name of a kind of work, tied to the payload that it needs. */
export class Job<Payload> {
  /** Keeps the payload's type in the job; has no value. */
  declare readonly payload: Payload;

  constructor(
    readonly name: string,
    readonly lane?: Lane,
  ) {}

  with(payload: Payload, options?: EnqueueOptions): QueuedJob {
    return { name: this.name, lane: this.lane, payload, ...options };
  }
}

export interface EnqueueOptions {
  /** A job with the same key that still waits is replaced instead of added: the effect happens once. */
  readonly jobKey?: string;
  /** Not before this moment; without it as soon as possible. */
  readonly runAt?: Date;
  /** Before what can wait. */
  readonly isUrgent?: boolean;
}

/** A job with everything that it needs; {@link Job.with} makes it. */
export interface QueuedJob extends EnqueueOptions {
  readonly name: string;
  readonly lane?: Lane;
  readonly payload: unknown;
}

/** Work to do after the caller's transaction commits; nothing happens when it rolls back. */
export abstract class JobQueue {
  abstract enqueueAll(...jobs: readonly QueuedJob[]): Promise<void>;

  enqueue<Payload>(job: Job<Payload>, payload: Payload, options?: EnqueueOptions): Promise<void> {
    return this.enqueueAll(job.with(payload, options));
  }
}

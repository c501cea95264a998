/**
 * The workers that run a job. Payment events have their own, so that neither a slow mail server nor the polling of a slow provider
 * delays them. The chat has its own for the same reason, and the sending of its answers has another one.
 */
export type QueueName = 'payments' | 'polling' | 'chat' | 'sending' | 'others';

/**
 * For mails, when many wait: somebody who cannot log in goes first; mails that anybody can cause without paying go last, so that they
 * delay no other.
 */
export const PRIORITY = { urgent: -10, strangers: 10 } as const;

/** The name of a kind of work, tied to the payload that it needs. */
export class Job<Payload> {
  /** Keeps the payload's type in the job; has no value. */
  declare readonly payload: Payload;

  constructor(
    readonly name: string,
    readonly queue: QueueName = 'others',
  ) {}

  with(payload: Payload, options?: EnqueueOptions): QueuedJob {
    return { name: this.name, payload, ...options };
  }
}

export interface EnqueueOptions {
  /** A job with the same key that still waits is replaced instead of added: the effect happens once. */
  readonly jobKey?: string;
  /** Not before this moment; without it as soon as possible. */
  readonly runAt?: Date;
  /** Jobs that wait are done in this order, the lowest number first; 0 without it. */
  readonly priority?: number;
}

/** A job with everything that it needs; {@link Job.with} makes it. */
export interface QueuedJob extends EnqueueOptions {
  readonly name: string;
  readonly payload: unknown;
}

/** Work to do after the caller's transaction commits; nothing happens when it rolls back. */
export abstract class JobQueue {
  abstract enqueueAll(...jobs: readonly QueuedJob[]): Promise<void>;

  enqueue<Payload>(job: Job<Payload>, payload: Payload, options?: EnqueueOptions): Promise<void> {
    return this.enqueueAll(job.with(payload, options));
  }
}

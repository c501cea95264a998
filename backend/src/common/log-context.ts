import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of one request or one job has. */
export interface LogContext {
  readonly requestId?: string;
  /** Name of the job. */
  readonly job?: string;
  /** Id of the job in the queue. */
  readonly jobId?: string;
  /** Number of the order that the request or job is about (`SIG-XXXXXX`), once it is known. */
  order?: string;
}

const running = new AsyncLocalStorage<LogContext>();

/** Every line that is logged while `work` runs, and by what it awaits, has the fields of `context`. */
export function runWithLogContext<T>(context: LogContext, work: () => T): T {
  return running.run(context, work);
}

/** The fields of the request or job that runs; undefined outside of both. */
export function logContext(): LogContext | undefined {
  return running.getStore();
}

/** The lines of the running request or job are about this order from here on. */
export function setLogOrder(number: string): void {
  const context = running.getStore();
  if (context) context.order = number;
}

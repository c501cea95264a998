import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Shutdown } from '../common/shutdown.js';
import { StartupError } from '../common/startup-error.js';

/** Requests that take longer are cut, so that the database is closed before a supervisor kills the process. */
const DRAIN_MS = 8_000;

/** A shutdown that takes longer exits, whatever is still open. */
const DEADLINE_MS = 30_000;

/**
 * How long jobs and connections may take to end when the database does not answer. Each of them would wait for it: a statement until its
 * time limit, and a connection for ever, because a database that hangs does not close its end.
 */
const CLOSE_WITHOUT_DATABASE_MS = 3_000;

/** How long a failed start may take to close its timers and sockets. */
const FAILED_START_MS = 3_000;

/** How often connections are closed whose last response was sent without `Connection: close`. */
const IDLE_CHECK_MS = 100;

interface Stoppable {
  readonly app: NestExpressApplication;
  readonly stopDatabase: () => Promise<void>;
  /** Ends when load balancers have noticed that this instance is not ready any more. */
  readonly delay: () => Promise<void>;
  /** Whether the database answers now; resolves within seconds, and never rejects. */
  readonly databaseAnswers: () => Promise<boolean>;
}

/**
 * First signal: not ready any more; after a delay close the listener, finish open requests, then jobs, then stop the database. Second
 * signal: exit at once. A signal that arrives during the start stops the shop as soon as the start ends, so that the database never
 * outlives the process.
 */
export function listenForSignals({
  deadlineMs = DEADLINE_MS,
  closeWithoutDatabaseMs = CLOSE_WITHOUT_DATABASE_MS,
  exit = (code: number): void => process.exit(code),
} = {}): {
  stopWith: (stoppable: Stoppable) => void;
  /** Stops the shop with exit code 1, after one sentence with the reason. */
  fail: (reason: string) => void;
} {
  let exitCode = 0;
  let isStopping = false;
  let stop: (() => Promise<void>) | undefined;
  const begin = () => {
    isStopping = true;
    setTimeout(() => exit(1), deadlineMs).unref();
    runStop();
  };
  const runStop = () => {
    stop?.().catch((error: unknown) => {
      console.error(error);
      exit(1);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) exit(1);
      begin();
    });
  }
  return {
    fail: (reason) => {
      if (isStopping) return;
      console.error(reason);
      exitCode = 1;
      begin();
    },
    stopWith: ({ app, stopDatabase, delay, databaseAnswers }) => {
      stop = async () => {
        app.get(Shutdown).begin();
        await delay();
        await closeListener(app.getHttpServer());
        // Asked twice: one answer can be late, or the server may have no connection to spare for a moment.
        const isAnswering = (await databaseAnswers()) || (await databaseAnswers());
        const closing = app.close().then(() => true);
        const isClosed = await (isAnswering ? closing : Promise.race([closing, sleep(closeWithoutDatabaseMs, false)]));
        if (!isClosed) {
          console.error('The database does not answer: Sigerist stops without waiting for its jobs and connections.');
          exitCode = 1;
        }
        await stopDatabase();
        exit(exitCode);
      };
      if (isStopping) runStop();
    },
  };
}

/** Takes no new connection and waits for the open requests. Before the jobs end, which may take longer than a request has. */
async function closeListener(server: Server): Promise<void> {
  if (!server.listening) return;
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const closed = once(server, 'close');
  server.close();
  await closed;
  clearTimeout(cut);
  clearInterval(idle);
}

/** Prints an error that the operator can fix as one sentence, any other with its stack, and exits with code 1. */
export function exitAfterFailure(error: unknown): void {
  console.error(error instanceof StartupError ? `Sigerist did not start. ${error.message}` : error);
  process.exitCode = 1;
  setTimeout(() => process.exit(1), FAILED_START_MS).unref();
}

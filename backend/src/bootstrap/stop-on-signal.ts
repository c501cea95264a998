import type { NestExpressApplication } from '@nestjs/platform-express';
import { StartupError } from '../common/startup-error.js';

/** Requests that take longer are cut, so that the database is closed before a supervisor kills the process. */
const DRAIN_MS = 8_000;

/** A shutdown that takes longer exits, whatever is still open. */
const DEADLINE_MS = 30_000;

/** How long a failed start may take to close its timers and sockets. */
const FAILED_START_MS = 3_000;

/**
 * First signal: finish open requests and jobs, then stop the database. Second signal: exit at once. A signal that arrives during
 * the start stops the shop as soon as the start ends, so that the database never outlives the process.
 */
export function listenForSignals({
  deadlineMs = DEADLINE_MS,
  exit = (code: number): void => process.exit(code),
} = {}): {
  stopWith: (app: NestExpressApplication, database: () => Promise<void>) => void;
  /** Stops the shop with exit code 1, after one sentence that says why. */
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
    stopWith: (app, stopDatabase) => {
      stop = async () => {
        const cut = setTimeout(() => app.getHttpServer().closeAllConnections(), DRAIN_MS).unref();
        await app.close();
        clearTimeout(cut);
        await stopDatabase();
        exit(exitCode);
      };
      if (isStopping) runStop();
    },
  };
}

/** Prints an error that the operator can fix as one sentence, any other with its stack, and exits with code 1. */
export function exitAfterFailure(error: unknown): void {
  console.error(error instanceof StartupError ? `Sigerist did not start. ${error.message}` : error);
  process.exitCode = 1;
  setTimeout(() => process.exit(1), FAILED_START_MS).unref();
}

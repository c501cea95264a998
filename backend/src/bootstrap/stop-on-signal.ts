import type { NestExpressApplication } from '@nestjs/platform-express';

/** Answers that take longer than this are cut, so that the database is always closed before a supervisor kills us. */
const DRAIN_MS = 8_000;

/** A shutdown that takes longer is ended, whatever still hangs. */
const DEADLINE_MS = 30_000;

/**
 * First signal: finish the open answers and jobs, then the database. Second signal: leave at once. Listens from now on; one
 * that comes before there is a shop to stop is obeyed as soon as there is, so that a start never leaves its database behind.
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
  let asked = false;
  let stop: (() => Promise<void>) | undefined;
  const begin = () => {
    asked = true;
    setTimeout(() => exit(1), deadlineMs).unref();
    obey();
  };
  const obey = () => {
    stop?.().catch((error: unknown) => {
      console.error(error);
      exit(1);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (asked) exit(1);
      begin();
    });
  }
  return {
    fail: (reason) => {
      if (asked) return;
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
      if (asked) obey();
    },
  };
}

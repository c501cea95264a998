import type { NestExpressApplication } from '@nestjs/platform-express';

/** Answers that take longer than this are cut, so that the database is always closed before a supervisor kills us. */
const DRAIN_MS = 8_000;

/**
 * First signal: finish the open answers and jobs, then the database. Second signal: leave at once. Listens from now on; one
 * that comes before there is a shop to stop is obeyed as soon as there is, so that a start never leaves its database behind.
 */
export function listenForSignals(): { stopWith: (app: NestExpressApplication, database: () => Promise<void>) => void } {
  let asked = false;
  let stop: (() => Promise<void>) | undefined;
  const obey = () => {
    stop?.().catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      obey();
    });
  }
  return {
    stopWith: (app, stopDatabase) => {
      stop = async () => {
        setTimeout(() => app.getHttpServer().closeAllConnections(), DRAIN_MS).unref();
        await app.close();
        await stopDatabase();
        process.exit(0);
      };
      if (asked) obey();
    },
  };
}

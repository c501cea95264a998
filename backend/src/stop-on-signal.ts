import type { NestExpressApplication } from '@nestjs/platform-express';

/** Answers that take longer than this are cut, so that the database is always closed before a supervisor kills us. */
const DRAIN_MS = 8_000;

/** First signal: finish the open answers and jobs, then the database. Second signal: leave at once. */
export function stopOnSignal(app: NestExpressApplication, stopDatabase: () => Promise<void>): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => app.getHttpServer().closeAllConnections(), DRAIN_MS).unref();
    await app.close();
    await stopDatabase();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
    });
  }
}

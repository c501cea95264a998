import type { NestExpressApplication } from '@nestjs/platform-express';
import { listenForSignals } from './stop-on-signal.js';

describe('listenForSignals', () => {
  const hanging = {
    close: () => new Promise(() => undefined),
    getHttpServer: () => ({ closeAllConnections: () => undefined }),
  };

  afterEach(() => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.removeListener(signal, process.listeners(signal).at(-1)!);
  });

  it('ends the process at the deadline when the shutdown hangs', async () => {
    const exitCode = await new Promise((exit) => {
      const signals = listenForSignals({ deadlineMs: 50, exit });
      signals.stopWith(hanging as unknown as NestExpressApplication, () => Promise.resolve());
      process.listeners('SIGTERM').at(-1)!('SIGTERM');
    });
    expect(exitCode).toBe(1);
  });
});

import { jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { listenForSignals } from './stop-on-signal.js';

describe('listenForSignals', () => {
  const hanging = {
    close: () => new Promise(() => undefined),
    getHttpServer: () => ({ closeAllConnections: () => undefined }),
  };
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);

  beforeEach(() => {
    jest.useFakeTimers();
    exit.mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.removeListener(signal, process.listeners(signal).at(-1)!);
  });
  afterAll(() => exit.mockRestore());

  it('ends the process 30 seconds after a signal when the shutdown hangs', () => {
    const signals = listenForSignals();
    signals.stopWith(hanging as unknown as NestExpressApplication, () => Promise.resolve());
    process.listeners('SIGTERM').at(-1)!('SIGTERM');
    jest.advanceTimersByTime(29_000);
    expect(exit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(exit).toHaveBeenCalledWith(1);
  });
});

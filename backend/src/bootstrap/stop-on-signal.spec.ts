import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Shutdown } from '../common/shutdown.js';
import { listenForSignals } from './stop-on-signal.js';

describe('listenForSignals', () => {
  const atOnce = () => Promise.resolve();
  const note = (steps: string[], text: () => string) => () => Promise.resolve(void steps.push(text()));
  const appOf = (server: Server, close: () => Promise<unknown>, shutdown = new Shutdown()) =>
    ({ close, get: () => shutdown, getHttpServer: () => server }) as unknown as NestExpressApplication;
  const signal = () => process.listeners('SIGTERM').at(-1)!('SIGTERM');

  afterEach(() => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.removeListener(name, process.listeners(name).at(-1)!);
  });

  it('ends the process at the deadline when the shutdown hangs', async () => {
    const exitCode = await new Promise((exit) => {
      const signals = listenForSignals({ deadlineMs: 50, exit });
      const app = appOf(createServer(), () => new Promise(() => undefined));
      signals.stopWith({ app, stopDatabase: atOnce, delay: atOnce });
      signal();
    });
    expect(exitCode).toBe(1);
  });

  it('announces the stop, still answers, then closes the listener, finishes open requests, and only then jobs and database', async () => {
    const steps: string[] = [];
    const shutdown = new Shutdown();
    let finishSlowRequest = () => undefined as void;
    const server = createServer((req, res) => {
      if (req.url === '/slow') finishSlowRequest = () => void res.end('slow');
      else res.end(`stopping: ${shutdown.hasBegun}`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const slow = fetch(`${url}/slow`).then((response) => response.text());
    await once(server, 'request');

    const exitCode = await new Promise((exit) => {
      const signals = listenForSignals({ exit });
      const app = appOf(
        server,
        note(steps, () => `jobs, listening: ${server.listening}`),
        shutdown,
      );
      signals.stopWith({
        app,
        stopDatabase: note(steps, () => 'database'),
        delay: async () => {
          steps.push(await (await fetch(url)).text());
          setImmediate(finishSlowRequest);
        },
      });
      signal();
    });

    expect(await slow).toBe('slow');
    expect(steps).toEqual(['stopping: true', 'jobs, listening: false', 'database']);
    expect(exitCode).toBe(0);
  });
});

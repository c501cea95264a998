import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Shutdown } from '../common/shutdown.js';
import { listenForSignals } from './stop-on-signal.js';

describe('listenForSignals', () => {
  const atOnce = () => Promise.resolve();
  const never = () => new Promise(() => undefined);
  const databaseAnswers = () => Promise.resolve(true);
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
      const app = appOf(createServer(), never);
      signals.stopWith({ app, databaseAnswers, stopDatabase: atOnce, delay: atOnce });
      signal();
    });
    expect(exitCode).toBe(1);
  });

  it.each([
    ['leaves jobs and connections that wait for a database without answers', never, 1],
    ['closes a shop that does not wait for it as usual', atOnce, 0],
  ])('%s, and stops the database', async (_what, close, expected) => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const steps: string[] = [];
    const exitCode = await new Promise((exit) => {
      const signals = listenForSignals({ closeWithoutDatabaseMs: 50, exit });
      const stopDatabase = note(steps, () => 'database');
      const databaseAnswers = () => Promise.resolve(false);
      signals.stopWith({ app: appOf(createServer(), close), databaseAnswers, stopDatabase, delay: atOnce });
      signal();
    });
    expect(exitCode).toBe(expected);
    expect(steps).toEqual(['database']);
    expect(logged).toHaveBeenCalledTimes(expected);
    logged.mockRestore();
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
        databaseAnswers,
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

import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import express, { type Response } from 'express';
import { takeTurns } from './take-turns.js';

/** The server's end of the connections of calls that came, by their paths. */
let came: Map<string, Socket>;
/** Calls that were let in, in their order; they are answered by the test. */
let inside: { readonly path: string; readonly res: Response }[];
let server: Server;

async function openDoor(patienceMs: number): Promise<void> {
  came = new Map();
  inside = [];
  const app = express().use(({ path, socket }, _res, next) => {
    came.set(path, socket);
    next();
  });
  app.use(takeTurns({ atOnce: 2, patienceMs }), ({ path }, res) => void inside.push({ path, res }));
  server = app.listen(0);
  await once(server, 'listening');
}

/** All over one connection, one behind the other. */
function send(...paths: string[]): Socket {
  const connection = connect((server.address() as AddressInfo).port);
  connection.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`).join(''));
  return connection;
}

function answer(path: string): void {
  inside.find((call) => call.path === path)?.res.sendStatus(200);
}

/** Waits until so many were let in; then they must be these. */
async function letIn(...paths: string[]): Promise<void> {
  await until(() => inside.length >= paths.length);
  expect(inside.map(({ path }) => path)).toEqual(paths);
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

describe('takeTurns', () => {
  afterEach(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });

  it('lets two in at once, and the others in their order', async () => {
    await openDoor(60_000);
    send('/1', '/2', '/3', '/4');
    await letIn('/1', '/2');
    answer('/1');
    await letIn('/1', '/2', '/3');
    answer('/2');
    await letIn('/1', '/2', '/3', '/4');
  });

  it('forgets who left while waiting', async () => {
    await openDoor(60_000);
    send('/1', '/2');
    await letIn('/1', '/2');
    const impatient = send('/3');
    await until(() => came.has('/3'));
    impatient.destroy();
    await once(came.get('/3')!, 'close');
    send('/4');
    await until(() => came.has('/4'));
    answer('/1');
    await letIn('/1', '/2', '/4');
  });

  it('has room again when a connection is lost, also for what was sent behind another call', async () => {
    await openDoor(60_000);
    const lost = send('/1', '/2');
    await letIn('/1', '/2');
    lost.destroy();
    send('/3', '/4');
    await letIn('/1', '/2', '/3', '/4');
  });

  it('does not let people wait for ever', async () => {
    await openDoor(1);
    send('/1', '/2');
    await letIn('/1', '/2');
    const [refusal] = (await once(send('/3'), 'data')) as [Buffer];
    expect(String(refusal)).toMatch(/^HTTP\/1.1 503/);
    const answered = once(inside[0]!.res, 'close');
    answer('/1');
    await answered;
    send('/4');
    await letIn('/1', '/2', '/4');
  });
});

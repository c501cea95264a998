import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import express, { type RequestHandler, type Response } from 'express';
import type { ConcurrencyLimits } from '../throttling/concurrency-limiter.js';
import { emitAnswered, limitApiConcurrency, limitConcurrency } from './limit-concurrency.js';

/** The server's end of the connections of requests that arrived, by their paths. */
let arrived: Map<string, Socket>;
/** Requests whose handler was called, in order; the test answers them. */
let handled: { readonly path: string; readonly res: Response }[];
let server: Server;

async function start(limits: Partial<ConcurrencyLimits> = {}): Promise<void> {
  await startWith(limitConcurrency({ running: 2, runningPerNetwork: 2, ...limits }));
}

async function startWith(middleware: RequestHandler): Promise<void> {
  arrived = new Map();
  handled = [];
  const app = express().use((req, _res, next) => {
    const { path, socket } = req;
    arrived.set(path, socket);
    req.bodyBytes = 100;
    // A letter in the path stands for the network, unless the query names it.
    Object.defineProperty(req, 'ip', { value: req.query['network'] ?? /^.[a-z]/.exec(path)?.[0] ?? 'all' });
    next();
  });
  emitAnswered(app);
  app.use(middleware, ({ path }, res) => void handled.push({ path, res }));
  server = app.listen(0);
  await once(server, 'listening');
}

/** Pipelines the requests on one connection. */
function send(...paths: string[]): Socket {
  const connection = connect((server.address() as AddressInfo).port);
  connection.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`).join(''));
  return connection;
}

function answer(path: string): void {
  handled.find((call) => call.path === path)?.res.sendStatus(200);
}

/** Waits for as many handlers; then they must be these. */
async function expectHandled(...paths: string[]): Promise<void> {
  await until(() => handled.length >= paths.length);
  expect(handled.map(({ path }) => path)).toEqual(paths);
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(setImmediate);
}

describe('limitConcurrency', () => {
  afterEach(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });

  it('handles two at once, and the others in order', async () => {
    await start();
    send('/1', '/2', '/3', '/4');
    await expectHandled('/1', '/2');
    answer('/1');
    await expectHandled('/1', '/2', '/3');
    answer('/2');
    await expectHandled('/1', '/2', '/3', '/4');
  });

  it('removes a queued request when its client disconnects', async () => {
    await start();
    send('/1', '/2');
    await expectHandled('/1', '/2');
    const waiting = send('/3');
    await until(() => arrived.has('/3'));
    waiting.destroy();
    await once(arrived.get('/3')!, 'close');
    send('/4');
    await until(() => arrived.has('/4'));
    answer('/1');
    await expectHandled('/1', '/2', '/4');
  });

  it('releases the slot of an answered request although its client reads nothing', async () => {
    await start();
    const rude = send('/1', '/2').pause();
    await expectHandled('/1', '/2');
    // Behind the response to /1, so that it is not sent at all.
    answer('/2');
    send('/3');
    await expectHandled('/1', '/2', '/3');
    rude.destroy();
  });

  it('keeps the slot of a request whose client left, until its handler has answered', async () => {
    await start();
    const left = send('/1', '/2');
    await expectHandled('/1', '/2');
    left.destroy();
    await once(arrived.get('/1')!, 'close');
    send('/3');
    await until(() => arrived.has('/3'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    await expectHandled('/1', '/2');
    answer('/1');
    await expectHandled('/1', '/2', '/3');
  });

  it('never gives all slots to one network, and serves networks round-robin', async () => {
    await start({ runningPerNetwork: 1, queueTimeoutMs: 60_000 });
    send('/a1', '/a2', '/a3');
    await expectHandled('/a1');
    send('/b1', '/b2');
    await expectHandled('/a1', '/b1');
    answer('/a1');
    await expectHandled('/a1', '/b1', '/a2');
  });

  it.each<[string, Partial<ConcurrencyLimits>]>([
    ['requests', { queued: 1 }],
    ['bytes', { queuedBytes: 150 }],
  ])('refuses more waiting %s than the queue may hold', async (_what, limits) => {
    await start(limits);
    send('/1', '/2');
    await expectHandled('/1', '/2');
    send('/3');
    await until(() => arrived.has('/3'));
    const [refusal] = (await once(send('/4'), 'data')) as [Buffer];
    expect(String(refusal)).toMatch(/^HTTP\/1.1 503/);
    answer('/1');
    await expectHandled('/1', '/2', '/3');
  });

  it('answers 503 to the network with most of a full queue, so that another network can wait', async () => {
    await start({ queued: 3 });
    send('/a1');
    await expectHandled('/a1');
    send('/b1');
    await expectHandled('/a1', '/b1');
    const evicted = send('/a2');
    for (const path of ['/a2', '/a3', '/b2']) {
      if (path !== '/a2') send(path);
      await until(() => arrived.has(path));
    }
    const refusal = once(evicted, 'data');
    send('/c1');
    expect(String((await refusal)[0])).toMatch(/^HTTP\/1.1 503/);
    answer('/a1');
    await expectHandled('/a1', '/b1', '/a3');
    answer('/b1');
    await expectHandled('/a1', '/b1', '/a3', '/b2');
    answer('/a3');
    await expectHandled('/a1', '/b1', '/a3', '/b2', '/c1');
  });

  it('refuses a request that waited too long', async () => {
    await start({ queueTimeoutMs: 1 });
    send('/1', '/2');
    await expectHandled('/1', '/2');
    const [refusal] = (await once(send('/3'), 'data')) as [Buffer];
    expect(String(refusal)).toMatch(/^HTTP\/1.1 503/);
    const answered = once(handled[0]!.res, 'close');
    answer('/1');
    await answered;
    send('/4');
    await expectHandled('/1', '/2', '/4');
  });

  it.each(['/products/1', '/product-groups', '/pricing', '/faq', '/settings', '/health/live', '/docs-json'])(
    'never lets %s wait, because every page needs it and memory serves it',
    async (path) => {
      await startWith(limitApiConcurrency());
      // Two networks fill all slots.
      for (const group of ['orders', 'designs'])
        send(...Array.from({ length: 40 }, (_, index) => `/${group}/${index}`));
      await until(() => arrived.has('/orders/39') && arrived.has('/designs/39'));
      send(path);
      await until(() => arrived.has(path));
      expect(handled.length).toBeLessThan(40);
      expect(handled.at(-1)!.path).toBe(path);
    },
  );

  it.each([
    ['/wompi/widget-config', '/cart/1'],
    ['/wompi/widget-config', '/wompi/events'],
    ['/wompi/widget-config', '/payment/complete'],
    ['/wompi/widget-config', '/orders/mine'],
    ['/orders/bank-transfer', '/orders/mine'],
    ['/orders/bank-transfer', '/login'],
  ])('does not let %s, which waits for a slow payment provider, delay %s', async (slow, path) => {
    await startWith(limitApiConcurrency());
    // Eleven networks fill all slots.
    for (let network = 1; network <= 11; network += 1)
      send(...Array.from({ length: 40 }, () => `${slow}?network=n${network}`));
    await until(() => handled.length === 32);
    send(path);
    await until(() => handled.length > 32);
    expect(handled.at(-1)!.path).toBe(path);
  });

  it.each(['/login', '/register', '/staff/invitations/abc', '/staff/invitations/link/accept'])(
    'hashes one password at a time for a network that calls %s',
    async (path) => {
      await startWith(limitApiConcurrency());
      send(path, path, '/cart/1');
      // The cart arrives last: the second password waits.
      await expectHandled(path, '/cart/1');
    },
  );

  it.each([
    ['/cart/1', 2],
    ['/orders/transaction/x', 2],
    ['/payment/find', 2],
    ['/wompi/widget-config', 3],
    ['/orders/bank-transfer', 3],
    ['/wompi/events', 24],
    ['/payment/complete', 24],
  ])('handles %s %d at a time for a network', async (path, count) => {
    await startWith(limitApiConcurrency());
    send(...Array.from({ length: 40 }, () => path), '/products/1');
    // Without a limit, so it is handled when all others have arrived.
    await until(() => handled.at(-1)?.path === '/products/1');
    expect(handled).toHaveLength(count + 1);
  });
});

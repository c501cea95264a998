import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Response } from 'express';
import type { ConnectionLimits } from './open-connections.js';
import { STRICT_TRANSPORT_SECURITY } from './security-headers.js';
import { type Refusal, ShopHttpAdapter } from './shop-http-adapter.js';

interface Answer {
  write: (text: string) => void;
  end: (text: string) => void;
}

describe('ShopHttpAdapter', () => {
  let server: Server;
  let refusals: Refusal[];

  let adapter: ShopHttpAdapter;

  async function start(handler: (res: Answer) => void, limits: Partial<ConnectionLimits> = {}): Promise<void> {
    const headers = { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY };
    adapter = new ShopHttpAdapter({ total: 100, perNetwork: undefined, ...limits }, 0, headers);
    refusals = [];
    adapter.onRefusal = (refusal) => void refusals.push(refusal);
    adapter.initHttpServer();
    adapter.use('/', (_req: unknown, res: Answer) => handler(res));
    server = (adapter.getHttpServer() as Server).listen(0);
    await once(server, 'listening');
  }

  /** Connects, sends `bytes`, and adds what arrives to `text`. */
  async function open(
    bytes = '',
    localAddress = '127.0.0.1',
  ): Promise<{ socket: Socket; closed: Promise<unknown>; text: () => string }> {
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
    let text = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => (text += chunk.toString()));
    const closed = once(socket, 'close');
    await once(socket, 'connect');
    socket.write(bytes);
    return { socket, closed, text: () => text };
  }

  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  it('disconnects neither a slow handler nor the requests after it', async () => {
    await start((res) => void setTimeout(() => res.end('late'), 300));
    server.setTimeout(50);
    const ask = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text();
    expect([await ask(), await ask()]).toEqual(['late', 'late']);
  });

  it.each([
    ['no HTTP at all', 'garbage\r\n\r\n', 400],
    ['a bad body', 'POST / HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
    ['a proxy call', 'CONNECT shop:443 HTTP/1.1\r\nHost: shop\r\n\r\n', 405],
  ])('answers %s with an error of its own, which it reports', async (_what, bytes, status) => {
    await start(() => undefined);
    const { closed, text } = await open(bytes);
    await closed;
    expect(text()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text()).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
    expect(text()).toMatch(/\r\nContent-Security-Policy: default-src 'none'\r\n/i);
    expect(text()).toContain(`\r\nStrict-Transport-Security: ${STRICT_TRANSPORT_SECURITY}\r\n`);
    expect(refusals).toEqual([{ status, requestId: /X-Request-Id: (\S+)/i.exec(text())![1] }]);
  });

  it.each([
    ['garbage', 'garbage\r\n\r\n'],
    ['a proxy call', 'CONNECT shop:443 HTTP/1.1\r\nHost: shop\r\n\r\n'],
  ])('writes no error before the response that is due when %s follows a request', async (_what, bytes) => {
    await start(() => undefined);
    const { closed, text } = await open(`GET / HTTP/1.1\r\nHost: shop\r\n\r\n${bytes}`);
    await closed;
    expect(text()).toBe('');
    expect(refusals).toHaveLength(1);
  });

  it('writes no error inside a response that was begun', async () => {
    let response: Answer | undefined;
    await start((res) => {
      response = res;
      res.write('begun');
    });
    const { socket, closed, text } = await open('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    await once(socket, 'data');
    socket.write('garbage\r\n\r\n');
    await closed;
    response?.end('');
    expect(text()).toMatch(/^HTTP\/1.1 200 [\s\S]*begun/);
    expect(text()).not.toContain('400');
  });

  it('writes no second response when the body of an answered request is malformed', async () => {
    await start((res) => res.end('answered'));
    const { socket, closed, text } = await open('POST / HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n');
    await once(socket, 'data');
    socket.write('zz\r\n');
    await closed;
    expect(text()).toMatch(/^HTTP\/1.1 200 /);
    expect(text()).not.toContain('400');
  });

  const REQUEST = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n';

  it('rejects several Host headers', async () => {
    await start((res) => res.end('served'));
    const { closed, text } = await open('GET / HTTP/1.1\r\nHost: shop\r\nhost: evil.example\r\n\r\n');
    await closed;
    expect(text()).toMatch(/^HTTP\/1.1 400 /);
  });

  it.each<[string, Partial<ConnectionLimits>]>([
    ['in total', { total: 2 }],
    ['of one network', { perNetwork: 2 }],
  ])('closes the longest idle connection at the limit %s, not the new one', async (_what, limits) => {
    await start((res) => res.end('served'), limits);
    const first = await open(REQUEST);
    await once(first.socket, 'data');
    const second = await open(REQUEST);
    await once(second.socket, 'data');
    // Used again, so the second one has been idle for longer.
    first.socket.write(REQUEST);
    await once(first.socket, 'data');
    const third = await open(REQUEST);
    await second.closed;
    await once(third.socket, 'data');
    expect(third.text()).toContain('served');
    expect(first.socket.readableEnded).toBe(false);
    expect(refusals).toEqual(['connection']);
  });

  it.each<[string, Partial<ConnectionLimits>]>([
    ['in total', { total: 2 }],
    ['of one network', { perNetwork: 2 }],
  ])('rejects a connection at the limit %s while all others have a request in flight', async (_what, limits) => {
    const answers: Answer[] = [];
    await start((res) => void answers.push(res), limits);
    const inFlight = [await open(REQUEST), await open(REQUEST)];
    while (answers.length < 2) await new Promise(setImmediate);
    const refused = await open(REQUEST);
    await refused.closed;
    expect(refusals).toEqual(['connection']);
    for (const answer of answers) answer.end('served');
    for (const { socket, text } of inFlight) {
      if (!text()) await once(socket, 'data');
      expect(text()).toContain('served');
    }
  });

  it('takes the room for other networks from the network with most idle connections', async () => {
    await start((res) => res.end('served'), { total: 4 });
    const single = await open('', '127.0.0.9');
    const hoard = [await open(), await open(), await open()];
    const newcomer = await open(REQUEST, '127.0.0.8');
    await hoard[0]!.closed;
    await once(newcomer.socket, 'data');
    expect(newcomer.text()).toContain('served');
    expect(single.socket.readableEnded).toBe(false);
  });

  it('replies with JSON, its length and the status', async () => {
    await start((res) => adapter.reply(res as Response, [{ name: 'Sofía' }], 201));
    const { closed, text } = await open('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
    await closed;
    expect(text()).toMatch(/^HTTP\/1.1 201 .*Content-Type: application\/json; charset=utf-8.*Content-Length: 19/s);
    expect(text()).toMatch(/\r\n\r\n\[{"name":"Sofía"}\]$/);
  });
});

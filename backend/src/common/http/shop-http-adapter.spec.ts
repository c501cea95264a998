import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type ConnectionLimits, type Refusal, ShopHttpAdapter } from './shop-http-adapter.js';

interface Answer {
  write: (text: string) => void;
  end: (text: string) => void;
}

describe('ShopHttpAdapter', () => {
  let server: Server;
  let refusals: Refusal[];

  async function start(handler: (res: Answer) => void, limits: Partial<ConnectionLimits> = {}): Promise<void> {
    const adapter = new ShopHttpAdapter({ total: 100, perNetwork: undefined, ...limits });
    refusals = [];
    adapter.onRefusal = (refusal) => void refusals.push(refusal);
    adapter.initHttpServer();
    adapter.use('/', (_req: unknown, res: Answer) => handler(res));
    server = (adapter.getHttpServer() as Server).listen(0);
    await once(server, 'listening');
  }

  /** Connects, sends `bytes`, and adds what arrives to `text`. */
  async function open(bytes = ''): Promise<{ socket: Socket; closed: Promise<unknown>; text: () => string }> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
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

  it('writes no second response when the body of a request that was answered goes wrong', async () => {
    await start((res) => res.end('answered'));
    const { socket, closed, text } = await open('POST / HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n');
    await once(socket, 'data');
    socket.write('zz\r\n');
    await closed;
    expect(text()).toMatch(/^HTTP\/1.1 200 /);
    expect(text()).not.toContain('400');
  });

  it.each<[string, Partial<ConnectionLimits>]>([
    ['in total', { total: 2 }],
    ['of one network', { perNetwork: 2 }],
  ])('rejects connections above the limit %s, until one is closed', async (_what, limits) => {
    await start((res) => res.end('served'), limits);
    const ask = async () => {
      const { closed, text } = await open('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
      await closed;
      return text();
    };
    const first = await open();
    await open();
    await expect(ask()).resolves.toBe('');
    expect(refusals).toEqual(['connection']);

    const [left] = [first.closed, first.socket.destroy()];
    await left;
    while (!(await ask()).endsWith('served')) await new Promise(setImmediate);
  });
});

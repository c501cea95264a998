import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import request from 'supertest';
import { MetricsRegistry } from '../../src/metrics/index.js';
import { anAddition } from '../builders/cart-request.builder.js';
import { createTestAppWithoutJobs, type TestApp } from '../support/app.js';

const PARALLEL = 20;

describe('a hostile client', () => {
  let shop: TestApp;
  let sockets: Socket[];
  const api = () => request(shop.app.getHttpServer());
  const port = () => (shop.app.getHttpServer().address() as AddressInfo).port;

  beforeAll(async () => {
    shop = await createTestAppWithoutJobs();
  });
  beforeEach(() => {
    sockets = [];
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
  });
  afterAll(() => shop.close());

  /** A connection whose client never reads. */
  async function open(bytes: string): Promise<Socket> {
    const socket = connect(port(), '127.0.0.1').pause();
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  }

  /** Everything that the server answers until it closes the connection. */
  async function reply(...chunks: string[]): Promise<string> {
    const socket = await open(chunks[0]!);
    let text = '';
    const closed = once(socket, 'close');
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.resume();
    for (const chunk of chunks.slice(1)) {
      // Each in a packet of its own.
      await new Promise((resolve) => setTimeout(resolve, 5));
      socket.write(chunk);
    }
    await closed;
    return text;
  }

  function expectError(text: string, status: number, code: string): void {
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(text).toMatch(/\r\nConnection: close\r\n/i);
    expect(text).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
    expect(JSON.parse(text.split('\r\n\r\n')[1]!)).toMatchObject({
      statusCode: status,
      code,
      message: expect.stringMatching(/\S/) as string,
      requestId: /X-Request-Id: (\S+)/i.exec(text)?.[1],
    });
  }

  /** As many people as can be handled at once put a bag into their carts. */
  async function expectOthersAreServed(): Promise<void> {
    const additions = Array.from({ length: PARALLEL }, () =>
      api().post('/api/cart').send(anAddition()).timeout(15_000),
    );
    for (const { status } of await Promise.all(additions)) expect(status).toBe(201);
  }

  describe('with a long URL', () => {
    it.each([
      ['slashes', '/'.repeat(9_000)],
      ['a search', `/productos?search=${'a'.repeat(9_000)}`],
      ['an API call', `/api/products?search=${'%F0%9F%91%B6'.repeat(1_000)}`],
      ['more than the parser reads', `/${'/'.repeat(190_000)}`],
      ['an endless one', `/${'a'.repeat(1_000_000)}`],
    ])('is refused with 414: %s', async (_what, target) => {
      const started = performance.now();
      expectError(await reply(`GET ${target} HTTP/1.1\r\nHost: shop\r\n\r\n`), 414, 'request.address_too_long');
      expect(performance.now() - started).toBeLessThan(2_000);
    });

    it('is refused with 414 also when it comes in pieces', async () => {
      const pieces = Array.from({ length: 20 }, () => 'a'.repeat(1_000));
      expectError(await reply('GET /', ...pieces), 414, 'request.address_too_long');
    });

    it('is served at the longest URL that is allowed', async () => {
      await api()
        .get(`/api/products?search=${'a'.repeat(8_000)}`)
        .expect(200);
    });
  });

  it.each([
    ['one long header', `Cookie: ${'a'.repeat(17_000)}\r\n`],
    ['many headers', 'X-A: b; c\r\n'.repeat(3_000)],
  ])('is refused with 431 for %s', async (_what, headers) => {
    const text = await reply(`GET / HTTP/1.1\r\nHost: shop\r\n${headers}\r\n`);
    expectError(text, 431, 'request.header_too_large');
  });

  it('may send 15 kB of headers', async () => {
    await api()
      .get('/api/products')
      .set('Cookie', `a=${'b'.repeat(15_000)}`)
      .expect(200);
  });

  it('that pipelines requests and reads nothing does not block cart and checkout', async () => {
    const cart = `GET /api/cart/${'x'.repeat(30)} HTTP/1.1\r\nHost: shop\r\n\r\n`;
    const page = `GET /api/docs-json HTTP/1.1\r\nHost: shop\r\n\r\n`;
    await open(page.repeat(24) + cart.repeat(40));
    await open(page.repeat(24) + cart.repeat(40));
    await expectOthersAreServed();
  });

  it('that sends bodies slowly on 60 connections does not block cart and checkout', async () => {
    const head =
      'POST /api/cart HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';
    await Promise.all(Array.from({ length: 60 }, () => open(head)));
    await expectOthersAreServed();
  });

  it('that disconnects while its requests are queued does not block cart and checkout', async () => {
    const body = JSON.stringify(anAddition());
    const head = `POST /api/cart HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    for (let connection = 0; connection < 20; connection += 1) (await open((head + body).repeat(20))).destroy();
    await expectOthersAreServed();
  });

  it('that pipelines without end is disconnected', async () => {
    const text = await reply('GET /api/cart/12345678 HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(500));
    // `reply` waits for the end of the connection.
    expect(text.match(/HTTP\/1.1 200/g)?.length ?? 0).toBeLessThan(500);
    expect(text.match(/HTTP\/1.1 503/g)).toHaveLength(1);
    expect(text).toMatch(/\r\nConnection: close\r\n[^]*?\}$/i);
  });

  it('cannot write another response before the one that is due', async () => {
    const text = await reply('GET /api/products HTTP/1.1\r\nHost: shop\r\n\r\nGET / HTTP/1.1\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1.1 200 /);
    expect(text).toContain('HTTP/1.1 400 ');
  });

  it('is disconnected instead of answered out of turn when it pipelines something other than a request', async () => {
    const text = await reply('GET /api/cart/12345678 HTTP/1.1\r\nHost: shop\r\n\r\ngarbage\r\n\r\n');
    expect(text).toBe('');
  });

  it('counts requests that are refused before any route', async () => {
    const count = async () => {
      const { values } = await shop.app.get(MetricsRegistry).getSingleMetric('http_refusals_total')!.get();
      return values.find(({ labels }) => labels.reason === '414')?.value ?? 0;
    };
    const before = await count();
    await reply(`GET /${'a'.repeat(9_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`);
    expect(await count()).toBe(before + 1);
  });

  it('is limited by the timeouts of the server', () => {
    const { headersTimeout, requestTimeout, timeout } = shop.app.getHttpServer();
    expect({ headersTimeout, requestTimeout, timeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      timeout: 15_000,
    });
  });

  it('that takes no byte of a response is disconnected', async () => {
    const server = shop.app.getHttpServer();
    const usual = server.timeout;
    server.setTimeout(300);
    try {
      const connected = once(server, 'connection') as Promise<[Socket]>;
      await open('GET /api/docs-json HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(60));
      const [stalled] = await connected;
      await once(stalled, 'close');
      expect(stalled.bytesWritten).toBeGreaterThan(0);
    } finally {
      server.setTimeout(usual);
    }
  });
});

import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { type AddressInfo, connect } from 'node:net';
import { Logger } from '@nestjs/common';
import request, { type Response } from 'supertest';
import { createTestAppWithoutJobs, type TestApp } from './support/app.js';

/** Every error of the API has this shape, whatever raised it. */
function expectError({ status, body, headers }: Response, statusCode: number, code: string): void {
  expect(status).toBe(statusCode);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(body).toMatchObject({
    statusCode,
    code,
    message: expect.stringMatching(/\S/),
    requestId: headers['x-request-id'],
  });
  expect(JSON.stringify(body)).not.toMatch(/Error:|node_modules|SELECT|\.ts:|at /);
}

describe('errors', () => {
  let shop: TestApp;
  const api = () => request(shop.app.getHttpServer());

  beforeAll(async () => {
    shop = await createTestAppWithoutJobs();
  });
  afterAll(() => shop.close());

  it.each(['/api', '/api/nothing', '/api/products/1/nothing', '/api/..%2f..%2fetc%2fpasswd', '/api/__proto__'])(
    'answers 404 to %s',
    async (path) => expectError(await api().get(path), 404, 'request.not_found'),
  );

  it('answers 404 to a body of any content type for an unknown route', async () => {
    expectError(await api().post('/api/nothing').type('text').send('a=1'), 404, 'request.not_found');
  });

  it('answers 404 to a method that a route does not have', async () => {
    expectError(await api().delete('/api/health/live'), 404, 'request.not_found');
  });

  it('answers 400 to a URL that cannot be decoded', async () => {
    expectError(await api().get('/api/products/%E0%A4%A'), 400, 'request.malformed');
  });

  it.each(['{"firstName":', '"text"', '\u0000', '{"a":1}}'])('answers 400 to the body %j', async (body) => {
    expectError(await api().post('/api/contact').type('json').send(body), 400, 'request.malformed');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/vnd.api+json',
  ])('answers 415 to %s', async (type) =>
    expectError(await api().post('/api/contact').set('Content-Type', type).send('a=1'), 415, 'request.not_json'),
  );

  it('answers 415 to JSON in another alphabet', async () =>
    expectError(
      await api().post('/api/contact').set('Content-Type', 'application/json; charset=klingon').send('{}'),
      415,
      'request.not_json',
    ));

  // The limits of bodies count the bytes that arrive: 100 kB of brotli may be gigabytes of text in the memory.
  describe.each(['/api/contact', '/api/chatbot/webhook'])('%s', (url) => {
    it.each([
      ['zip', Buffer.from('{}')],
      ['gzip', gzipSync('{}')],
      ['deflate', deflateSync('{}')],
      ['br', brotliCompressSync('{}')],
      ['br', brotliCompressSync(JSON.stringify({ firstName: 'a'.repeat(20_000_000) }))],
    ])('answers 415 to a body compressed with %s instead of inflating it', async (encoding, body) => {
      expect(body.length).toBeLessThan(100_000);
      const call = api().post(url).type('json').set('Content-Encoding', encoding);
      // As it is: supertest would turn the bytes into JSON.
      expectError(await call.serialize((bytes: Buffer) => bytes as never).send(body), 415, 'request.not_json');
    });
  });

  it('reads a call without a body like one with an empty form', async () => {
    expectError(await api().post('/api/contact').set('Content-Length', '0'), 400, 'request.invalid');
    expectError(
      await api().post('/api/contact').set({ 'Content-Type': 'text/plain', 'Content-Length': '0' }),
      400,
      'request.invalid',
    );
  });

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example:3000', 'nonsense'])(
    'refuses a change that a page of %s asks for',
    async (origin) => {
      const { body } = await api().post('/api/contact').set('Origin', origin).send({}).expect(403);
      expect(body).toMatchObject({ code: 'request.bad_origin', message: 'Esta solicitud viene de otra página.' });
      await api().get('/api/products').set('Origin', origin).expect(200);
    },
  );

  it.each([['http://localhost:3000'], ['http://shop.example:81'], [undefined]])(
    'reads a change that a page of %s asks for',
    async (origin) => {
      const call = api().post('/api/contact').set('Host', 'shop.example:81');
      if (origin) call.set('Origin', origin);
      expectError(await call.send({}), 400, 'request.invalid');
    },
  );

  it('answers 413 to a body over 100 kB', async () => {
    expectError(
      await api()
        .post('/api/contact')
        .send({ message: 'a'.repeat(101 * 1024) }),
      413,
      'request.too_large',
    );
  });

  describe.each(['/api/wompi/widget-config', '/api/wompi/events', '/api/payment/complete', '/api/payment/find'])(
    'of %s, from before it is reached too,',
    (path) => {
      const call = () => api().post(path);
      it.each<[number, string, () => request.Test]>([
        [400, 'request.malformed', () => call().type('json').send('{"reference":')],
        [403, 'request.bad_origin', () => call().set('Origin', 'https://evil.example').send({})],
        [413, 'request.too_large', () => call().send({ reference: 'a'.repeat(101 * 1024) })],
        [415, 'request.not_json', () => call().type('text').send('a=1')],
      ])('carry with %i the fields that callers of payments read', async (status, code, send) => {
        const answer = await send();
        expectError(answer, status, code);
        const { message } = answer.body as { message: string };
        expect(answer.body).toMatchObject({ success: false, error: message });
      });
    },
  );

  it('omits the fields of payment errors from all other calls', async () => {
    const { body } = await api().post('/api/payments/check').send({}).expect(401);
    expect(body).not.toHaveProperty('success');
  });

  it.each([
    ['an endless URL', `GET /api/products?search=${'a'.repeat(300_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`, 414],
    ['a request without a host', 'GET /api/health/live HTTP/1.1\r\n\r\n', 400],
    ['an expectation that the server does not support', 'GET / HTTP/1.1\r\nHost: shop\r\nExpect: wonders\r\n\r\n', 417],
    ['a wish for a tunnel', 'CONNECT elsewhere:443 HTTP/1.1\r\nHost: shop\r\n\r\n', 405],
    ['what is not HTTP', 'HELO shop\r\n\r\n', 400],
  ])('answers %s in the same shape', async (_what, bytes, status) => {
    const reply = await send(shop, bytes);
    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(reply.split('\r\n\r\n')[1]!)).toMatchObject({
      statusCode: status,
      requestId: expect.any(String),
    });
  });

  it.each(['http://proxy.example/api/health/live', '*', 'http://[', '//elsewhere/api'])(
    'never fails over the URL %s',
    async (target) => {
      const reply = await send(shop, `GET ${target} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
      expect(reply).toMatch(/^HTTP\/1.1 [24]\d\d /);
    },
  );

  it('never repeats a request id that the caller chose', async () => {
    const { headers } = await api().get('/api/nothing').set('X-Request-Id', 'chosen');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers HEAD like GET, without a body, and names the methods of a URL on OPTIONS', async () => {
    const head = await api().head('/api/health/live').expect(200);
    expect(head.text).toBeUndefined();
    const { headers } = await api().options('/api/health/live').set('Origin', 'https://evil.example').expect(204);
    expect(headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const item = await api().options('/api/cart/7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de').expect(204);
    expect(item.headers.allow!.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'PUT']);
    expectError(await api().options('/api/nothing'), 404, 'request.not_found');
  });

  it('allows browsers to load only from this origin', async () => {
    const { headers } = await api().get('/api/health/live');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('packs answers with brotli or gzip as the caller prefers', async () => {
    const brotli = await api().get('/api/docs-json').set('Accept-Encoding', 'gzip, br').buffer(false);
    expect(brotli.headers['content-encoding']).toBe('br');
    const gzip = await api().get('/api/docs-json').set('Accept-Encoding', 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
  });

  describe('in the code of the pages', () => {
    const report = { message: 'TypeError: x is not a function', route: '/product/:id' };

    it('are logged without personal data', async () => {
      const logged: unknown[] = [];
      const warn = Object.getOwnPropertyDescriptor(Logger.prototype, 'warn')!;
      Object.defineProperty(Logger.prototype, 'warn', { ...warn, value: (line: unknown) => logged.push(line) });
      const message = 'TypeError: no laura@example.com, 300 123 4567 (reading "price")';
      await api()
        .post('/api/client-errors')
        .send({ ...report, message, stack: ['/build/frame-Cb2a9f1x.js:1:2043'] })
        .expect(204);
      expect(logged).toEqual([
        'TypeError: no ••• ••• (reading "price") on /product/:id at /build/frame-Cb2a9f1x.js:1:2043',
      ]);
      Object.defineProperty(Logger.prototype, 'warn', warn);
    });

    it.each<[string, object]>([
      ['a URL with its data', { route: '/pedido?orden=SIG-7K2QXM' }],
      ['a stack frame outside the shop', { stack: ['https://evil.example/x.js:1:1'] }],
      ['too many stack frames', { stack: Array<string>(21).fill('/build/a.js:1:1') }],
      ['a long message', { message: 'x'.repeat(301) }],
      ['no message', { message: undefined }],
    ])('are refused with %s', async (_what, changes) => {
      expectError(
        await api()
          .post('/api/client-errors')
          .send({ ...report, ...changes }),
        400,
        'request.invalid',
      );
    });
  });

  it('serves Swagger UI from files that the page policy allows', async () => {
    const { text } = await api().get('/api/docs').expect(200);
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>\s*\S/);
    expect(text).not.toMatch(/(src|href)="https?:/);
  });
});

/** Raw bytes over a socket, for requests that no HTTP client would send. */
function send(shop: TestApp, bytes: string): Promise<string> {
  const { port } = shop.app.getHttpServer().address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let reply = '';
    socket.on('data', (chunk) => (reply += chunk.toString()));
    socket.on('close', () => resolve(reply));
    socket.on('error', (error) => (reply ? resolve(reply) : reject(error)));
  });
}

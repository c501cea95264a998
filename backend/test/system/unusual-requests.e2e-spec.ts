import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestAppWithoutJobs, type TestApp } from '../support/app.js';

/** Requests that no browser sends. */
describe('an unusual request', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestAppWithoutJobs();
  });
  afterAll(() => shop.close());

  function send(lines: string[], body = ''): Promise<string> {
    const { port } = shop.app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write([...lines, 'Host: shop', 'Connection: close', '', body].join('\r\n'));
    return text(socket);
  }

  it('by TRACE is not echoed', async () => {
    const reply = await send(['TRACE /api/health/live HTTP/1.1', 'X-Secret: echoed']);
    expect(reply).toMatch(/^HTTP\/1\.1 40[45] /);
    expect(reply).not.toContain('echoed');
  });

  it.each([
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6']],
    ['an unknown encoding', ['Transfer-Encoding: xchunked']],
  ])('with %s is refused: its end would be open to interpretation', async (_what, headers) => {
    const head = ['POST /api/contact HTTP/1.1', 'Content-Type: application/json', ...headers];
    const reply = await send(head, '0\r\n\r\nGET /api/health/live HTTP/1.1\r\nHost: shop\r\n\r\n');
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(reply.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

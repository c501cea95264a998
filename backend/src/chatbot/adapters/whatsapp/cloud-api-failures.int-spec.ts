import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MessagingError } from '../../application/messaging-platform.port.js';
import { CloudApiPlatform } from './cloud-api-platform.js';

const MESSAGE = { messageId: 'm-1', to: { waId: '573001234567', userId: null }, text: 'El secreto de Ana' };

// A platform that misbehaves as each test orders, over real HTTP.
describe('failures of the Cloud API', () => {
  let server: Server;
  let answer: RequestListener;
  let platform: CloudApiPlatform;

  const json =
    (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
    (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    };
  const error = (code: number, more: object = {}) => ({ error: { message: `(#${code})`, code, ...more } });
  /** Rejects with a MessagingError that contains no personal data. */
  const failure = async () => {
    const thrown = await platform.send(MESSAGE).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(thrown).toBeInstanceOf(MessagingError);
    const { message, stack, failure: kind, code } = thrown as MessagingError;
    expect(`${message} ${stack}`).not.toMatch(/573001234567|secreto|token-of-tests/);
    return { failure: kind, code };
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume();
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const api = { baseUrl, version: 'v25.0', accessToken: 'token-of-tests' };
    platform = new CloudApiPlatform({ phoneNumberId: '1', appSecret: '', verifyToken: '', api }, 300);
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    [400, 131047, 'window_closed'],
    [403, 131047, 'window_closed'],
    [400, 131026, 'undeliverable'],
    [400, 131030, 'undeliverable'],
    [400, 131062, 'undeliverable'],
    [400, 130429, 'too_fast'],
    [400, 131056, 'too_fast'],
    [400, 80007, 'too_fast'],
    [401, 190, 'unauthorised'],
    [400, 131042, 'unpaid'],
    [401, 999, 'unauthorised'],
    [403, 10, 'unauthorised'],
    [500, 131000, 'unavailable'],
    [400, 131016, 'unavailable'],
    [503, 2, 'unavailable'],
    [400, 100, 'refused'],
    [404, 33, 'refused'],
  ])('takes %i with code %i for %s', async (status, code, kind) => {
    answer = json(status, error(code));
    expect(await failure()).toEqual({ failure: kind, code });
  });

  it('takes 429 without a code for too_fast', async () => {
    answer = json(429, {});
    expect(await failure()).toEqual({ failure: 'too_fast', code: null });
  });

  it('retries an error that the platform marks as transient', async () => {
    answer = json(400, error(1, { is_transient: true }));
    expect(await failure()).toMatchObject({ failure: 'unavailable', code: 1 });
  });

  it.each<[string, RequestListener]>([
    ['an HTML page with 403', (_request, response) => response.writeHead(403).end('<html>blocked</html>')],
    ['an HTML page with 200', (_request, response) => response.writeHead(200).end('<html>login</html>')],
    ['a redirect', json(302, {}, { location: 'http://127.0.0.1:9/' })],
    ['a success without an id', json(200, { messages: [] })],
    ['an empty 502', (_request, response) => response.writeHead(502).end()],
    ['no answer at all', () => undefined],
    ['an answer that does not end', (_request, response) => response.writeHead(200).write('{"messages":')],
    ['an endless answer', (_request, response) => response.writeHead(200).end(Buffer.alloc(70_000, ' '))],
    ['a closed connection', (request) => request.socket.destroy()],
  ])('is unavailable with %s', async (_what, listener) => {
    answer = listener;
    expect(await failure()).toMatchObject({ failure: 'unavailable', code: null });
  });

  it('sends nothing to a customer who has neither number nor id', async () => {
    await expect(platform.send({ ...MESSAGE, to: { waId: null, userId: null } })).rejects.toMatchObject({
      failure: 'undeliverable',
    });
  });
});

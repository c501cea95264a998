import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually } from '../support/eventually.js';
import { WompiPaymentProvider } from '../../src/payments/adapters/wompi/wompi-payment-provider.js';

// A provider that misbehaves as each test orders, over real HTTP.
describe('failures of Wompi', () => {
  const ID = '11004-1718123303-80111';
  const APPROVED = {
    id: ID,
    reference: 'R-1',
    status: 'APPROVED',
    amount_in_cents: 44_500_000,
    currency: 'COP',
    merchant: { public_key: 'pub_test_x' },
  };
  const unknown = { kind: 'unknown', reason: expect.any(String) as string };
  let server: Server;
  let answer: RequestListener;
  let asked: string[];

  const json =
    (status: number, body: unknown): RequestListener =>
    (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
  /** An endless response. */
  const endless: (response: ServerResponse) => void = (response) => {
    const more = Buffer.alloc(1_000_000, ' ');
    response.writeHead(200, { 'content-type': 'application/json' });
    const send = () => {
      while (!response.destroyed && response.write(more));
    };
    response.on('drain', send);
    send();
  };
  const provider = (timeouts = {}) =>
    new WompiPaymentProvider({
      apiBaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      checkoutBaseUrl: 'https://pay.example.com',
      publicKey: 'pub_test_x',
      privateKey: 'prv_test_secret',
      integritySecret: 'test_integrity_x',
      eventsSecret: 'test_events_x',
      timeouts: { timeoutMs: 5_000, retryDelayMs: 1, breakMs: 60_000, ...timeouts },
    });

  /** Opens the circuit breaker. */
  const failing = async (wompi: WompiPaymentProvider) => {
    for (let call = 1; call <= 4; call += 1) await wompi.transaction(ID);
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization ?? 'without a key'}`);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('is read when it sends characters that no table can store', async () => {
    const invalid = { ...APPROVED, status_message: 'Aprobada\0', payment_method_type: '\ud83d' };
    answer = json(200, { data: invalid });
    const found = await provider().transaction(ID);
    expect(found).toMatchObject({ kind: 'found', transaction: { id: ID, status: 'APPROVED', amount: 445_000 } });
    expect(found).not.toHaveProperty('transaction.statusMessage', expect.any(String));
    expect(found).not.toHaveProperty('transaction.method', expect.any(String));
  });

  it('is understood when it counts its cents in text', async () => {
    answer = json(200, { data: { ...APPROVED, amount_in_cents: '44500000' } });
    expect(await provider().transaction(ID)).toMatchObject({ kind: 'found', transaction: { amount: 445_000 } });
  });

  it.each<[string, RequestListener]>([
    ['fails', json(500, { error: {} })],
    ['is overloaded', json(429, {})],
    ['answers with a page of its proxy', (_, response) => response.writeHead(403).end('<html>403</html>')],
    ['answers 404 with a page', (_, response) => response.writeHead(404).end('<html>404</html>')],
    ['closes the connection', (request) => request.socket.destroy()],
    ['redirects', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['answers nothing', json(200, null)],
    ['answers another shape', json(200, { data: [APPROVED] })],
    ['answers about another transaction', json(200, { data: { ...APPROVED, id: '11004-1718123303-00000' } })],
    ['returns an unknown status', json(200, { data: { ...APPROVED, status: 'PAID' } })],
    ['returns no amount', json(200, { data: { ...APPROVED, amount_in_cents: null } })],
    ['returns an amount as text', json(200, { data: { ...APPROVED, amount_in_cents: '445.000,00' } })],
    ['has no end', (_, response) => endless(response)],
    ['returns no currency', json(200, { data: { ...APPROVED, currency: undefined } })],
    ['refuses our key', json(401, { error: { type: 'INVALID_ACCESS_TOKEN', reason: 'se recibió: prv_test_secret' } })],
  ])('reads a payment as unknown when it %s', async (_, failure) => {
    answer = failure;
    const known = await provider().transaction(ID);
    expect(known).toEqual(unknown);
    expect(JSON.stringify(known)).not.toContain('prv_test_secret');
  });

  it.each<[string, RequestListener]>([
    ['fails', json(500, {})],
    ['answers with a page of its proxy', (_, response) => response.writeHead(403).end('<html>403</html>')],
    ['answers with one transaction', json(200, { data: APPROVED })],
    ['answers with a list of invalid rows', json(200, { data: [{ ...APPROVED, status: 'PAID' }, null] })],
    ['says that there is no such list', json(404, { error: { type: 'NOT_FOUND_ERROR' } })],
  ])('reads the payments of a reference as unknown when it %s', async (_, failure) => {
    answer = failure;
    expect(await provider().transactionsOf('R-1')).toEqual(unknown);
  });

  it('lists the ids of invalid rows, also when a page has no other rows', async () => {
    answer = json(200, { data: [{ ...APPROVED, status: 'PAID' }, null] });
    expect(await provider().transactionPage(new Date(), new Date(), 1)).toEqual({
      kind: 'found',
      transactions: [],
      unreadableIds: [ID],
      isEmpty: false,
    });
  });

  it('is not waited for longer than it may take', async () => {
    answer = () => undefined;
    expect(await provider({ timeoutMs: 50 }).transaction(ID)).toEqual(unknown);
  });

  it('is not waited for either when it stops in the middle, even if garbage is collected meanwhile', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    answer = (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
    const collecting = setInterval(collectGarbage, 20);
    const known = await provider({ timeoutMs: 200 }).transaction(ID);
    clearInterval(collecting);
    expect(known).toEqual(unknown);
  });

  it('rejects calls of a burst that wait in the queue for too long, and answers the calls after them', async () => {
    const held: ServerResponse[] = [];
    // Requests that the previous test gave up may still arrive.
    const id = '11004-1718123303-80333';
    answer = ({ url }, response) => void (url!.endsWith(id) && held.push(response));
    const limited = provider({ queueMs: 1_500 });
    const burst = Array.from({ length: 200 }, () => limited.transaction(id));
    await eventually(() => expect(held.length).toBe(32));
    // The calls behind the 32 have waited for too long when a slot is free.
    for (const late of await Promise.all(burst.slice(32))) expect(late).toEqual(unknown);
    answer = json(200, { data: { ...APPROVED, id } });
    for (const response of held) answer(response.req, response);
    for (const found of await Promise.all(burst.slice(0, 32))) expect(found).toMatchObject({ kind: 'found' });
    const next = await Promise.all(Array.from({ length: 64 }, () => limited.transaction(id)));
    for (const found of next) expect(found).toMatchObject({ kind: 'found' });
  });

  it('is asked again after a failure, and its next answer counts', async () => {
    const answers = [json(503, {}), json(200, { data: APPROVED })];
    answer = (request, response) => answers.shift()?.(request, response);
    expect(await provider().transaction(ID)).toMatchObject({ kind: 'found', transaction: { amount: 445_000 } });
  });

  it('is still asked about other payments when one payment fails', async () => {
    const wompi = provider();
    answer = json(500, {});
    await wompi.transaction(ID);
    await wompi.transaction(ID);
    answer = json(200, { data: { ...APPROVED, id: '11004-1718123303-80222' } });
    expect(await wompi.transaction('11004-1718123303-80222')).toMatchObject({ kind: 'found' });
  });

  it('is not asked for a while after repeated failures', async () => {
    answer = json(500, {});
    const wompi = provider();
    await failing(wompi);
    expect(asked).toHaveLength(10);
    expect(await wompi.transaction(ID)).toEqual(unknown);
    expect(asked).toHaveLength(10);
  });

  it('is still asked, but not repeated at once, when it asks for fewer calls', async () => {
    answer = json(429, {});
    const busy = provider();
    for (let call = 1; call <= 30; call += 1) expect(await busy.transaction(ID)).toEqual(unknown);
    expect(asked).toHaveLength(30);
    answer = json(200, { data: APPROVED });
    expect(await busy.transaction(ID)).toMatchObject({ kind: 'found' });
  });

  it('is asked again after a pause', async () => {
    answer = json(500, {});
    const wompi = provider({ breakMs: 50 });
    await failing(wompi);
    answer = json(200, { data: APPROVED });
    await eventually(async () => expect(await wompi.transaction(ID)).toMatchObject({ kind: 'found' }));
  });

  it('gets the private key for a search alone', async () => {
    answer = json(200, { data: [] });
    await provider().transaction(ID);
    await provider().transactionsOf('R 1&id=2');
    expect(asked).toEqual([
      `/v1/transactions/${ID} without a key`,
      '/v1/transactions?reference=R+1%26id%3D2 Bearer prv_test_secret',
    ]);
  });

  it('returns only the requested reference, and skips unreadable rows', async () => {
    answer = json(200, { data: [APPROVED, { ...APPROVED, reference: 'R-2', id: 'x' }, { id: 1 }, null] });
    expect(await provider().transactionsOf('R-1')).toEqual({
      kind: 'found',
      transactions: [expect.objectContaining({ id: ID })],
    });
  });
});

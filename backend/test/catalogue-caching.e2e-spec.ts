import request from 'supertest';
import { DataSource } from 'typeorm';
import { formatPesos } from '../src/common/money.js';
import { createTestApp, createTestAppWithoutJobs, type TestApp } from './support/app.js';
import { createDatabase } from './support/database.js';
import { DatabaseProxy } from './support/database-proxy.js';
import { eventually } from './support/eventually.js';

const CACHED = ['/products', '/products/7', '/product-groups', '/pricing', '/faq'];

const get = (shop: TestApp, path: string) => request(shop.app.getHttpServer()).get(`/api${path}`);
const change = (shop: TestApp, sql: string) => shop.app.get(DataSource).query(sql);

describe('caching of the catalogue', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestAppWithoutJobs();
  });
  afterAll(() => shop.close());

  it.each(CACHED)('GET %s may be kept publicly and is asked for again before each use', async (path) => {
    const { headers } = await get(shop, path);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers.vary).toContain('Accept-Encoding');
    expect(headers.etag).toMatch(/^"[\w-]+"$/);
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['gzip', 'gzip, br;q=0', 'gzip'],
    ['nothing', 'identity', undefined],
  ])('compresses with %s for a caller that accepts %s', async (_name, accepted, encoding) => {
    const { headers, body } = await get(shop, '/products').set('Accept-Encoding', accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(body).toHaveLength(12);
  });

  it('has another strong tag for each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (it) => (await get(shop, '/products').set('Accept-Encoding', it)).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it.each(CACHED)('GET %s answers 304 without a body to a matching ETag', async (path) => {
    const { etag } = (await get(shop, path)).headers;
    for (const tag of [etag!, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, text, headers } = await get(shop, path).set('If-None-Match', tag);
      expect({ tag, status, text }).toEqual({ tag, status: 304, text: '' });
      expect(headers).toMatchObject({ etag, 'cache-control': expect.stringContaining('public') });
    }
    expect((await get(shop, path).set('If-None-Match', '"other"')).status).toBe(200);
  });

  it('answers HEAD like GET without the body', async () => {
    const plain = { 'Accept-Encoding': 'identity' };
    const whole = await get(shop, '/products').set(plain);
    const head = await request(shop.app.getHttpServer()).head('/api/products').set(plain);
    expect(head.status).toBe(200);
    expect(head.text).toBeUndefined();
    expect(head.headers.etag).toBe(whole.headers.etag);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  describe.each([...CACHED, '/settings', '/products?limit=5'])('%s, answered ready', (path) => {
    it.each([
      ['GET with brotli', 'get', { 'Accept-Encoding': 'gzip, br' }],
      ['GET with gzip', 'get', { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' }],
      ['GET uncompressed', 'get', { 'Accept-Encoding': 'identity' }],
      ['HEAD', 'head', { 'Accept-Encoding': 'br' }],
      ['a known tag', 'get', { 'Accept-Encoding': 'br', 'If-None-Match': '*' }],
      ['a forced reload', 'get', { 'If-None-Match': '*', 'Cache-Control': 'no-cache' }],
    ] as const)('has every header of its handler to %s', async (_what, method, headers) => {
      const answer = async (more: object = {}) => {
        const call = request(shop.app.getHttpServer())[method](`/api${path}`);
        const { status, text, headers: sent } = await call.set({ ...headers, ...more });
        const { 'x-request-id': requestId, date: _, ...rest } = sent as Record<string, string>;
        return { requestId, sent: { status, text, headers: rest } };
      };
      // A request with a length is always left to the handler; the second one without is answered ready.
      const made = await answer({ 'Content-Length': '0' });
      await answer();
      const ready = await answer();
      expect(ready.sent).toEqual(made.sent);
      expect(ready.requestId).toMatch(/^[\da-f-]{36}$/);
      expect(ready.requestId).not.toBe(made.requestId);
    });
  });

  it('queries the database only once a second for changes', async () => {
    const polled = /FROM (?:catalogue_revision|"faq_entry"|"chatbot_settings"|"shop_data")/;
    for (const path of CACHED) await get(shop, path);
    const dataSource = shop.app.get(DataSource);
    const { logger } = dataSource;
    const queries: string[] = [];
    dataSource.logger = Object.assign(Object.create(logger) as typeof logger, {
      logQuery: (sql: string) => queries.push(sql),
    });
    for (const path of [...CACHED, ...CACHED, '/products/999999']) await get(shop, path);
    expect(queries.filter((sql) => !polled.test(sql))).toEqual([]);
    await get(shop, '/products?search=mochila');
    expect(queries).not.toEqual([]);
    dataSource.logger = logger;
  });
});

describe('catalogue changes on two instances', () => {
  let first: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    first = await createTestAppWithoutJobs();
    second = await createTestAppWithoutJobs({ databaseUrl: first.env.databaseUrl });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  it('both show every kind of change, with a new tag', async () => {
    const changes = [
      ['/products/7', 'UPDATE product SET price = 4321 WHERE id = 7', '"price":4321'],
      ['/product-groups', `UPDATE product_group SET label = 'Nueva' WHERE first_rank = 1`, '"label":"Nueva"'],
      ['/pricing', `UPDATE product_option SET price = 4322 WHERE id = 'pompon'`, '"price":4322'],
      ['/pricing', `UPDATE shop_setting SET value = 4323 WHERE name = 'shipping_estimate'`, '"shippingEstimate":4323'],
      ['/pricing', `UPDATE kit_piece SET name = 'Bolso del kit' WHERE position = 0`, '"name":"Bolso del kit"'],
    ] as const;
    const tags = await Promise.all(changes.map(async ([path]) => (await get(first, path)).headers.etag));
    for (const [index, [path]] of changes.entries()) expect((await get(second, path)).headers.etag).toBe(tags[index]);
    for (const [, sql] of changes) await change(first, sql);
    for (const shop of [first, second])
      for (const [index, [path, , expected]] of changes.entries())
        await eventually(async () => {
          const { text, headers } = await get(shop, path);
          expect(text).toContain(expected);
          expect(headers.etag).not.toBe(tags[index]);
        });
  });

  it('carry a changed price into the kit and the answers of the FAQ', async () => {
    await change(first, 'UPDATE product SET price = 100000 WHERE id = 8');
    await eventually(async () => {
      const { kit } = (await get(second, '/pricing')).body as { kit: { total: number; finalTotal: number } };
      expect(kit.finalTotal).toBe(kit.total - Math.round(kit.total / 10));
      const { text } = await get(second, '/faq');
      expect(text).toContain(formatPesos(kit.finalTotal));
    });
  });
});

describe('while the database is unavailable', () => {
  let shop: TestApp;
  let proxy: DatabaseProxy;
  let dropDatabase: () => Promise<void>;
  let databaseUrl: string;

  beforeAll(async () => {
    const database = await createDatabase();
    dropDatabase = database.drop;
    databaseUrl = database.url;
    proxy = new DatabaseProxy(database.url);
    shop = await createTestApp({ databaseUrl: await proxy.open() });
  });
  afterAll(async () => {
    await shop.close();
    await proxy.cut();
    await dropDatabase();
  });

  it('the last valid catalogue is served, searches answer 503, and changes appear afterwards', async () => {
    await get(shop, '/products');
    await proxy.cut();
    for (const path of CACHED) expect((await get(shop, path)).status).toBe(200);
    const search = await get(shop, '/products?search=mochila');
    expect(search.status).toBe(503);
    expect(search.body).toMatchObject({ statusCode: 503, requestId: expect.any(String) });

    const owner = await new DataSource({ type: 'postgres', url: databaseUrl }).initialize();
    await owner.query('UPDATE product SET price = 1 WHERE id = 7');
    await owner.destroy();
    await proxy.open();
    await eventually(async () => expect((await get(shop, '/products/7')).body).toMatchObject({ price: 1 }));
    await eventually(async () => expect((await get(shop, '/products?search=mochila')).status).toBe(200));
  });
});

import fc from 'fast-check';
import { isBuilt } from '../src/storefront/adapters/vite/vite-build.js';
import { answerFault, SLOWEST_MS } from './support/fuzz/answer-fault.js';
import { FuzzShop } from './support/fuzz/fuzz-shop.js';
import { hostileText } from './support/fuzz/hostile-values.js';
import { operations } from './support/fuzz/operations.js';
import { requestOf } from './support/fuzz/requests.js';

/** Few, because each run sends others; `npm run fuzz` sends as many as its argument says. */
const CASES = 300;
/** Another one in each run; a failure prints it, and FUZZ_SEED repeats that run. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const RUNS = Math.ceil(CASES / operations.length);
/** Of bytes and of pages, which are one test each. */
const OTHER_RUNS = Math.max(RUNS, 25);
const RENEW_EVERY = 50;

describe(`${CASES} hostile requests, FUZZ_SEED=${SEED}`, () => {
  let shop: FuzzShop;

  beforeAll(async () => {
    shop = await FuzzShop.open();
  });
  afterAll(() => shop.close());

  it.each(operations)('$name never fails and answers errors in their shape', async (operation) => {
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(requestOf(operation, shop.known), async (request) => {
        if (operation.tags.includes('identity') && (sent += 1) % RENEW_EVERY === 0) await shop.renewSessions();
        const answer = await shop.send(request);
        expect([answerFault(request, answer, operation), answer.status]).toEqual([undefined, answer.status]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    await shop.renewSessions();
  });

  it('bytes that are hardly HTTP never fail', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBytes(), async (bytes) => {
        const started = performance.now();
        const reply = await shop.sendBytes(bytes);
        expect(performance.now() - started).toBeLessThan(SLOWEST_MS);
        expect(reply).not.toMatch(/HTTP\/1\.1 5/);
        if (reply) expect(reply).toMatch(/^HTTP\/1\.1 [1-4]\d\d /);
      }),
      { seed: SEED, numRuns: OTHER_RUNS },
    );
  });

  (isBuilt() ? it : it.skip)('pages never fail', async () => {
    const path = fc
      .tuple(
        fc.constantFrom(
          '/',
          '/product/',
          '/d/',
          '/productos?search=',
          '/productos?category=',
          '/personalizacion/',
          '/pictures/',
          '/build/',
          '/assets/',
        ),
        hostileText,
        fc.constantFrom('', '.jpg', '/', '//', '?a'),
      )
      .map(([start, text, end]) => start + encodeURIComponent(text.slice(0, 500).replace(/\p{Cs}/gu, '%')) + end);
    await fc.assert(
      fc.asyncProperty(path, async (url) => {
        const answer = await shop.send({
          method: 'GET',
          path: url,
          headers: {},
          caller: 'guest',
          isDocumented: false,
        });
        expect(answer.status).toBeLessThan(500);
        expect(answer.ms).toBeLessThan(SLOWEST_MS);
      }),
      { seed: SEED, numRuns: OTHER_RUNS },
    );
  });
});

/** A request whose bytes were changed here and there. */
function hostileBytes(): fc.Arbitrary<Buffer> {
  const right = fc.constantFrom(
    'GET /api/products?search=a HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n',
    'POST /api/contact HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    'POST /api/cart HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: shop\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef',
    'POST / HTTP/1.1\r\nHost: a\r\nHost: b\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n',
    'OPTIONS * HTTP/1.0\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: shop\r\n${'X-A: b\r\n'.repeat(500)}\r\n`,
  );
  const change = fc.record({ at: fc.nat(2_000), cut: fc.nat(8), bytes: fc.uint8Array({ maxLength: 12 }) });
  return fc.tuple(right, fc.array(change, { maxLength: 3 })).map(([text, changes]) =>
    changes.reduce((bytes, { at, cut, bytes: added }) => {
      const offset = at % bytes.length;
      return Buffer.concat([bytes.subarray(0, offset), added, bytes.subarray(offset + cut)]);
    }, Buffer.from(text)),
  );
}

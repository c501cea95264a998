import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import request, { type Response } from 'supertest';
import type { WompiSettings } from '../src/payments/adapters/wompi/wompi-settings.js';
import type { TestApp } from './support/app.js';
import { testEnv } from './support/env.js';
import { OrderingShop } from './support/ordering-shop.js';
import { shopper } from './support/shopper.js';

interface Schema {
  readonly $ref?: string;
  readonly example?: string | number | boolean;
  readonly properties?: Record<string, Schema>;
}

interface Operation {
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  readonly responses: Record<string, unknown>;
}

const openapi = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
};

/** Modules whose calls either bear this many or document their pauses. */
const STAFF_TAGS = ['orders', 'payments'];
const TAGS = ['cart', 'catalogue', 'contact', 'content', 'designs', 'identity', ...STAFF_TAGS];
const operations = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { tags }]) => tags.some((tag) => TAGS.includes(tag)))
    .map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, method, path, operation })),
);

/** Always the same tries: one that fails can be repeated, and none fails by chance. */
const TRIES = { seed: 2026, numRuns: 40 };

const oddText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.constantFrom(
    ' ',
    '0',
    '-1',
    '1e9',
    '\u0000',
    '\u200B',
    '\u202E',
    '%',
    "'; --",
    '__proto__',
    'a'.repeat(5000),
    '👶',
  ),
);
const oddValue = fc.oneof(fc.jsonValue({ maxDepth: 3 }), oddText, fc.constant('\ud83d'));

/** What the document says of a field, or anything else. */
function fieldOf({ example }: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fc.constant(example ?? true) }, { weight: 1, arbitrary: oddValue });
}

function bodyOf({ requestBody }: Operation): fc.Arbitrary<object | undefined> {
  const name = requestBody?.content['application/json'].schema.$ref?.split('/').at(-1);
  if (!name) return fc.constant(undefined);
  const properties = Object.entries(openapi.components.schemas[name]?.properties ?? {});
  const fields = Object.fromEntries(properties.map(([field, schema]) => [field, fieldOf(schema)]));
  return fc.record(fields, { requiredKeys: [] });
}

/** An address with every parameter as documented or odd; dots alone would lead elsewhere. */
function addressOf(path: string, { parameters = [] }: Operation): fc.Arbitrary<string> {
  const sent = parameters.filter((parameter) => parameter.in !== 'header');
  const value = ({ schema }: { schema: Schema }) =>
    fc.oneof(fc.constant(String(schema.example ?? 'abcdefgh')), oddText).filter((text) => !/^\.+$/.test(text));
  const values = fc.record(Object.fromEntries(sent.map((parameter) => [parameter.name, value(parameter)])));
  return values.map((chosen) => {
    const query = new URLSearchParams();
    for (const { name, in: place } of sent) if (place === 'query') query.set(name, chosen[name]!);
    return `${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(chosen[name]!))}?${query.toString()}`;
  });
}

function expectDocumented({ status, body, headers }: Response, { responses }: Operation): void {
  expect(Object.keys(responses)).toContain(String(status));
  // 503 is documented where another company has to be asked: nobody answers here.
  expect(status).not.toBe(500);
  if (status < 400) return;
  expect(body).toMatchObject({
    statusCode: status,
    code: expect.stringMatching(/^[a-z]+\.[a-z_]+$/) as string,
    message: expect.stringMatching(/\S/) as string,
    requestId: headers['x-request-id'],
  });
}

describe('whatever is sent', () => {
  let shop: TestApp;
  let staff: ReturnType<typeof request.agent>;

  /** Somebody who may: a guest would only ever read 401. */
  async function callerOf({ tags }: Operation) {
    if (tags.includes('identity')) return (await shopper(shop)).browser;
    return tags.some((tag) => STAFF_TAGS.includes(tag)) ? staff : request(shop.app.getHttpServer());
  }

  beforeAll(async () => {
    // Nobody answers at the provider's address: nothing is gained by asking again.
    const wompi: WompiSettings = { ...testEnv('').wompi, patience: { retryDelayMs: 1 } };
    const orders = await OrderingShop.open({ wompi });
    shop = orders.shop;
    staff = await orders.staff();
  });
  afterAll(() => shop.close());

  it.each(operations)('$name answers as documented', async ({ method, path, operation }) => {
    const caller = await callerOf(operation);
    await fc.assert(
      fc.asyncProperty(addressOf(path, operation), bodyOf(operation), async (address, body) => {
        const call = caller[method as 'get' | 'post' | 'put' | 'patch' | 'delete'](address);
        expectDocumented(await (body ? call.send(body) : call), operation);
      }),
      TRIES,
    );
  });
});

import request from 'supertest';
import { createTestAppWithoutJobs, type TestApp } from './support/app.js';

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Record<string, Schema>;
}

interface Operation {
  readonly summary?: string;
  readonly responses: Record<
    string,
    { readonly description?: string; readonly content?: Record<string, { readonly examples?: object }> }
  >;
  readonly parameters?: readonly { readonly name: string; readonly description?: string; readonly schema: Schema }[];
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

describe('the OpenAPI document', () => {
  let shop: TestApp;
  let document: Document;

  beforeAll(async () => {
    shop = await createTestAppWithoutJobs();
    document = (await request(shop.app.getHttpServer()).get('/api/docs-json').expect(200)).body as Document;
  });
  afterAll(() => shop.close());

  it('describes every operation, parameter and field', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
    );
    const parts = [
      ...operations.map(({ name, summary }) => [name, summary]),
      ...operations.flatMap(({ name, parameters = [] }) =>
        parameters.map((parameter) => [`${name} ${parameter.name}`, parameter.description]),
      ),
      ...Object.entries(document.components.schemas).flatMap(([schema, { properties = {} }]) =>
        Object.entries(properties).map(([field, { description }]) => [`${schema}.${field}`, description]),
      ),
    ];
    expect(parts.length).toBeGreaterThan(150);
    expect(parts.filter(([, text]) => !text?.trim()).map(([name]) => name)).toEqual([]);
  });

  // A class of a body or an answer that is not in a file named *.dto.ts has none.
  it('describes the fields of every body and answer', () => {
    const empty = Object.entries(document.components.schemas).filter(
      ([, { type, properties }]) => type === 'object' && Object.keys(properties ?? {}).length === 0,
    );
    expect(empty.map(([schema]) => schema)).toEqual([]);
  });

  it('documents the refusal of foreign origins and an example of every error', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({ name: `${method} ${path}`, method, responses })),
    );
    const silent = operations.filter(({ method, responses }) => method !== 'get' && !responses['403']);
    expect(silent.map(({ name }) => name)).toEqual([]);
    const withoutExample = operations.flatMap(({ name, responses }) =>
      Object.entries(responses)
        .filter(([status, { content }]) => Number(status) >= 400 && !content?.['application/json']?.examples)
        .map(([status]) => `${name} ${status}`),
    );
    expect(withoutExample).toEqual([]);
  });

  it('states the numbers of every limit of accounts and privacy that answers 429', () => {
    const paths = /^\/api\/(account|register|login|forgot-password|reset-password|privacy)/;
    const limited = Object.entries(document.paths).filter(([path]) => paths.test(path));
    const silent = limited.flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(
          ([, { responses }]) => responses['429'] && !/At most \d|After \d/.test(responses['429'].description ?? ''),
        )
        .map(([method]) => `${method} ${path}`),
    );
    expect(silent).toEqual([]);
  });

  it('describes numbers as integers, except for the times and shifts that browsers measure', () => {
    const { WebVitalsDto, ...whole } = document.components.schemas;
    expect(WebVitalsDto?.properties?.lcp).toMatchObject({ type: 'number' });
    expect(JSON.stringify([document.paths, whole])).not.toContain('"type":"number"');
    expect(document.components.schemas.PriceLineDto?.properties?.amount).toMatchObject({ type: 'integer' });
  });

  it.each([
    ['AddToCartDto', 'quantity', { minimum: 1, maximum: 99 }],
    ['AddToCartDto', 'price', { minimum: 1 }],
    ['AddToCartDto', 'productId', { minimum: 1, maximum: 2_147_483_647 }],
    ['AddToCartDto', 'sessionId', { pattern: '^[A-Za-z0-9_-]{8,128}$' }],
    ['AddToCartDto', 'personalization', { type: 'string', maxLength: 20, nullable: true }],
    ['EditCartItemDto', 'keychainPersonalization', { type: 'string', maxLength: 12, nullable: true }],
    ['EditCartItemDto', 'specialRequest', { type: 'string', maxLength: 200, nullable: true }],
    ['SetQuantityDto', 'quantity', { minimum: 1, maximum: 99 }],
    ['DesignDto', 'name', { maxLength: 20 }],
    ['ContactMessageDto', 'message', { maxLength: 2000 }],
  ])('states the limits of %s.%s', (schema, field, limits) => {
    expect(document.components.schemas[schema]?.properties?.[field]).toMatchObject(limits);
  });
});

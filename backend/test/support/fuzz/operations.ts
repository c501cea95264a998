import { readFileSync } from 'node:fs';

export type Caller = 'guest' | 'shopper' | 'staff';

export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly properties?: Record<string, Schema>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Documented {
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json'?: { readonly schema: Schema };
      readonly 'multipart/form-data'?: unknown;
    };
  };
  readonly responses: Record<string, unknown>;
}

/** A call of the API as docs/openapi.json describes it. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body?: Schema;
  /** Whether it takes a file, as the part `file` of a form. */
  readonly isUpload: boolean;
  readonly statuses: readonly number[];
  /** Who may make the call. */
  readonly caller: Caller;
}

const document = JSON.parse(readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8')) as {
  readonly paths: Record<string, Record<string, Documented>>;
  readonly components: { readonly schemas: Record<string, Schema> };
};

export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { tags, parameters = [], requestBody, responses }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    tags,
    parameters,
    body: requestBody?.content['application/json']?.schema,
    isUpload: requestBody?.content['multipart/form-data'] !== undefined,
    statuses: Object.keys(responses).map(Number),
    caller: callerOf(path, tags, Object.keys(responses)),
  })),
);

function callerOf(path: string, tags: readonly string[], statuses: readonly string[]): Caller {
  if (!statuses.includes('401') || tags.includes('webhooks')) return 'guest';
  return tags.includes('identity') || path === '/api/orders/mine' ? 'shopper' : 'staff';
}

/** A value that fits the schema, from its examples; `known` has values that exist in the shop, by the name of the field. */
export function validValue(schema: Schema, known: Record<string, unknown>, name = ''): unknown {
  if (name in known) return known[name];
  const [first] = [...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  if (first) return validValue(first, known, name);
  const referred = schema.$ref && document.components.schemas[schema.$ref.split('/').at(-1)!];
  if (referred) return validValue(referred, known, name);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, inner]) => [field, validValue(inner, known, field)]),
    );
  if (schema.type === 'array') return schema.items ? [validValue(schema.items, known)] : [];
  return schema.example ?? schema.enum?.[0] ?? (schema.type === 'boolean' ? true : 'abcdefgh');
}

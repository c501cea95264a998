import fc from 'fast-check';
import { CONTENT_TYPES, hostileHeaders, SPOILED } from './hostile-http.js';
import { BOUNDARY, formOf, hostileFile } from './hostile-files.js';
import { hostileText, hostileValue, RawJson, toJson } from './hostile-values.js';
import { signatureOf } from '../whatsapp-webhook.js';
import { signedEvent } from './signed-event.js';
import { type Caller, type Operation, type Parameter, validValue } from './operations.js';

const EVENTS = '/api/wompi/events';
const WEBHOOK = '/api/chatbot/webhook';

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
  readonly caller: Caller;
  /** Whether everything but the values of documented fields is as documented, so that the answer must be documented too. */
  readonly isDocumented: boolean;
}

interface Edit {
  readonly at: number;
  readonly kind: 'replace' | 'remove' | 'add' | 'wrap';
  readonly name: string;
  readonly value: unknown;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(1_000),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap'),
  name: fc.constantFrom('__proto__', 'constructor', 'role', 'id', 'x', '', 'a.b', '0'),
  value: hostileValue,
});
/** Few, because validation refuses most of them, and then the code behind it is not reached. */
const edits = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Edit[]>([]) },
  { weight: 4, arbitrary: fc.array(edit, { minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.array(edit, { minLength: 2, maxLength: 3 }) },
);

const CALLERS: readonly Caller[] = ['guest', 'shopper', 'staff'];

/** In one of `n` requests; null otherwise. */
function sometimes<T>(n: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: n - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
}

/** A valid request with a few hostile values. */
export function requestOf(operation: Operation, known: Record<string, unknown>): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      caller: fc.oneof(
        { weight: 4, arbitrary: fc.constant(operation.caller) },
        { weight: 1, arbitrary: fc.constantFrom(...CALLERS) },
      ),
      parameters: fc.tuple(...operation.parameters.map(() => sometimes(5, hostileText))),
      encode: fc.constantFrom('strict', 'strict', 'strict', 'raw'),
      query: sometimes(
        8,
        fc.constantFrom(
          '',
          'x=1',
          'limit=1&limit=2',
          'search[]=a',
          'search[a][b]=c',
          '%',
          '&&==',
          '__proto__[x]=1',
          'a'.repeat(7_000),
        ),
      ),
      edits,
      file: operation.isUpload ? hostileFile : fc.constant(Buffer.alloc(0)),
      root: sometimes(20, hostileValue),
      spoil: sometimes(15, fc.constantFrom(...SPOILED)),
      contentType: sometimes(20, fc.constantFrom(...CONTENT_TYPES)),
      headers: sometimes(8, hostileHeaders),
      method: sometimes(
        30,
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'),
      ),
    })
    .map((chosen): FuzzRequest => {
      const right = operation.body && validValue(operation.body, known, operation.name);
      const hostile = operation.body ? (chosen.root ?? edited(right, chosen.edits)) : (chosen.root ?? undefined);
      const value = operation.path === EVENTS ? signedEvent(hostile, String(known.eventsSecret)) : hostile;
      const isForm = operation.isUpload && chosen.root === null;
      const text = isForm ? formOf(chosen.file) : value === undefined ? undefined : toJson(value);
      const body = typeof text !== 'string' || !chosen.spoil ? text : chosen.spoil(text);
      const rightType = isForm ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';
      const type: Record<string, string> =
        body === undefined ? {} : { 'Content-Type': chosen.contentType ?? rightType };
      const isSigned = operation.path === WEBHOOK && body !== undefined;
      const signature: Record<string, string> = isSigned ? { 'X-Hub-Signature-256': signatureOf(body) } : {};
      const takesKey = operation.parameters.some(({ name }) => name === 'Idempotency-Key');
      const keyHeader: Record<string, string> = takesKey ? { 'Idempotency-Key': crypto.randomUUID() } : {};
      const isStrict = chosen.encode === 'strict';
      return {
        method: chosen.method ?? operation.method,
        path: pathOf(operation, chosen.parameters, known, isStrict) + (chosen.query === null ? '' : `&${chosen.query}`),
        headers: { ...type, ...signature, ...keyHeader, ...Object.fromEntries(chosen.headers ?? []) },
        body,
        caller: chosen.caller,
        isDocumented: isStrict && !chosen.query && !chosen.method && !chosen.headers,
      };
    });
}

/** The path and query of the call, with hostile values in place of some parameters; null keeps one. */
function pathOf(
  { name, method, path, parameters }: Operation,
  hostile: (string | null)[],
  known: Record<string, unknown>,
  isStrict: boolean,
): string {
  const valueOf = (parameter: Parameter) => {
    const text = hostile[parameters.indexOf(parameter)];
    const right = parameter.example ?? validValue(parameter.schema, {}, parameter.name);
    const [start] = path.split(`{${parameter.name}}`);
    const own = known[`${name} ${parameter.name}`] ?? (method === 'DELETE' ? undefined : known[start!]);
    return encoded(text ?? String(own ?? known[parameter.name] ?? right), isStrict);
  };
  const named = (name: string) => parameters.find((parameter) => parameter.in === 'path' && parameter.name === name);
  const filled = path.replace(/\{(\w+)\}/g, (_, placeholder: string) => {
    const parameter = named(placeholder);
    return parameter ? valueOf(parameter) : 'x';
  });
  const query = parameters.filter(
    (parameter) => parameter.in === 'query' && hostile[parameters.indexOf(parameter)] !== null,
  );
  return `${filled}?${query.map((parameter) => `${parameter.name}=${valueOf(parameter)}`).join('&')}`;
}

/** Encoded as clients do, or left with every character that the HTTP client accepts. */
function encoded(text: string, isStrict: boolean): string {
  const short = text.slice(0, 1_500);
  if (!isStrict) return short.replace(/[^\x21-\x7e]/g, '%ff');
  // Dots alone would lead to another URL.
  const wellFormed = short.replace(/\p{Cs}/gu, '\uFFFD').replace(/^\.+$/, 'x');
  return encodeURIComponent(wellFormed) || 'x';
}

function edited(right: unknown, changes: readonly Edit[]): unknown {
  let body = structuredClone(right);
  for (const { at, kind, name, ...change } of changes) {
    // Later changes would write into the values that all requests share.
    const value = change.value instanceof RawJson ? change.value : structuredClone(change.value);
    const fields = fieldsOf(body);
    const field = fields[at % fields.length];
    if (!field) {
      body = value;
      continue;
    }
    const { holder, key } = field;
    if (kind === 'remove') delete holder[key];
    else if (kind === 'wrap') holder[key] = [holder[key]];
    else if (kind === 'add')
      Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
    else holder[key] = value;
  }
  return body;
}

interface Field {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** Every field of a body, however deep. */
function fieldsOf(value: unknown): Field[] {
  if (typeof value !== 'object' || value === null || value instanceof RawJson) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...fieldsOf(holder[key])]);
}

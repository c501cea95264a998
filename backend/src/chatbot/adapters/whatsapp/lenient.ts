/** Reads untrusted JSON: a missing value, or one of another type, reads as undefined. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

export function objectsIn(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

/**
 * Text of at most `maxLength` characters; '' for anything else. NUL and halves of surrogate pairs are taken out: PostgreSQL
 * refuses them.
 */
export function textOf(value: unknown, maxLength: number): string {
  if (typeof value !== 'string') return '';
  return value
    .slice(0, maxLength)
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '');
}

/** An identifier that matches `pattern` as a whole; null for anything else. */
export function idOf(value: unknown, pattern: RegExp): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null;
}

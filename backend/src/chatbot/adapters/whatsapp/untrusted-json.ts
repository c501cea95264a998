/** An object of JSON that another party sent: a field may be missing or have any type. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The object, or an empty one for any other value. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

/** The objects of an array; none for any other value. */
export function objectsIn(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

/**
 * Text of at most `maxLength` characters; '' for any other value. NUL and halves of surrogate pairs are removed, because PostgreSQL
 * refuses them.
 */
export function textOf(value: unknown, maxLength: number): string {
  if (typeof value !== 'string') return '';
  return value
    .slice(0, maxLength)
    .replaceAll('\0', '')
    .replace(/\p{Cs}/gu, '');
}

/** A text that matches `pattern`; null for any other value. */
export function idOf(value: unknown, pattern: RegExp): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null;
}

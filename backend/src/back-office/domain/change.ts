/** A JSON value, the type of every value in a change. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The entities that the owner can change. */
export const ENTITIES = ['product', 'option', 'product_group', 'discount_code', 'faq', 'text', 'setting'] as const;
export type Entity = (typeof ENTITIES)[number];

/** Numbers for products and groups, texts for everything else. */
export type RowId = string | number;

/** Values of a row by field. */
export type Values = Readonly<Record<string, Json>>;

/** One field of a row gets another value. */
export interface FieldChange {
  readonly entity: Entity;
  readonly id: RowId;
  readonly field: string;
  readonly value: Json;
  /** The value that publishing requires in the field; in a published change, the previous value. */
  readonly expected: Json;
}

/** A new row. */
export interface Creation {
  readonly entity: Entity;
  /** Null until it is published, unless the owner chooses it. */
  readonly id: RowId | null;
  /** Name that a client gives the row within its draft, so that it can find it again. */
  readonly key?: string;
  readonly values: Values;
}

export type Change = FieldChange | Creation;

/** A row that changes refer to. */
export interface RowRef {
  readonly entity: Entity;
  readonly id: RowId;
}

/** A stored row with the values of its fields. */
export interface Row extends RowRef {
  readonly values: Values;
}

export function isCreation(change: Change): change is Creation {
  return 'values' in change;
}

export function keyOf({ entity, id }: RowRef): string {
  return `${entity} ${id}`;
}

/** PostgreSQL stores neither NUL nor half an emoji. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Whether the database can store every text of this value, names of fields included. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner));
}

/** A value as a text: '' for nothing. */
export function textOf(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

/** Whether two values are equal, whatever the order of an object's names. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, Json>, b as Record<string, Json>];
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => isSame(left[name], right[name]));
}

/**
 * The changes that undo these published ones: values and expectations exchanged, in reverse order. A created row is withdrawn, never
 * deleted, because carts and orders may refer to it.
 */
export function inverseOf(changes: readonly Change[]): FieldChange[] {
  return changes.toReversed().map((change) => {
    if (!isCreation(change)) return { ...change, value: change.expected, expected: change.value };
    if (change.id === null) throw new Error('Only published changes can be undone');
    return { entity: change.entity, id: change.id, field: 'withdrawn', value: true, expected: false };
  });
}

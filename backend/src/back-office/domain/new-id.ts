import { type Json, type RowId, type RowRef, textOf } from './change.js';

/** The row that a creation will be, with the field that decides its id; undefined where the shop gives the next id. */
export function newIdOf(change: {
  readonly entity: RowRef['entity'];
  readonly id: RowId | null;
  readonly values?: Readonly<Record<string, Json>>;
}): (RowRef & { readonly field: string }) | undefined {
  const { entity, id, values } = change;
  if (id !== null || !values) return undefined;
  if (entity === 'discount_code') return { entity, id: textOf(values.code), field: 'code' };
  if (entity !== 'option') return undefined;
  return { entity, id: optionId(textOf(values.kind), textOf(values.id) || slugOf(textOf(values.label))), field: 'id' };
}

/** Add-ons are known by their id alone, because carts name them so; other options by kind and id. */
export function optionId(kind: string, id: string): string {
  return kind === 'add_on' ? id : `${kind}/${id}`;
}

/** 'Caja de regalo' is `caja-de-regalo`. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'nuevo'
  );
}
